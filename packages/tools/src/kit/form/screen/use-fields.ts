import { use, useEffect, useState } from 'react';
import { type OfEach, settingsOf, withSettings } from '../plan/form-settings.ts';
import { FormSettingsContext } from './form-settings.ts';

type FieldsOptions<Fields> = {
  /** The fields that belong to one product or picture: a preset, which serves the next one too, leaves them out. */
  readonly ofEach: OfEach<Fields>;
  /** What else follows from settings that were taken from a preset. */
  readonly settle?: (next: Fields, before: Fields) => Fields;
};

/** What stands in a form's fields, how some of them change, and what of them a preset keeps. */
export function useFields<Fields extends object>(
  begin: () => Fields,
  { ofEach, settle = (next) => next }: FieldsOptions<Fields>,
) {
  const [fields, setFields] = useState(begin);
  const change = (some: Partial<Fields>): void => setFields((before) => ({ ...before, ...some }));
  const slot = use(FormSettingsContext);
  useEffect(() =>
    slot?.put({
      read: () => settingsOf(fields, ofEach),
      apply(settings) {
        setFields((before) => settle(withSettings(before, ofEach, settings), before));
        return () => setFields(fields);
      },
    }),
  );
  return { fields, change, setFields };
}

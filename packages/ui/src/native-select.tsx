import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Field, controlClass } from './field.tsx';
import type { FieldText } from './field.tsx';

type NativeSelectProps<Value extends string> = FieldText & {
  value: Value;
  onValueChange: (value: Value) => void;
  /** A name, such as a brand's, is the same in every language and left alone by translators. */
  options: readonly { value: Value; label: string; isName?: boolean }[];
  disabled?: boolean | undefined;
};

/** The platform's own list: no script to load, the best one on a phone. For plain text choices on public pages. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { value, onValueChange, options, disabled, ...text } = props;
  return (
    <Field {...text}>
      {(control) => (
        <div className="relative flex items-center">
          <select
            {...control}
            value={value}
            disabled={disabled}
            onChange={(event) => onValueChange(event.target.value as Value)}
            className={classNames(controlClass, 'h-10 appearance-none truncate ps-3 pe-9 touch-target')}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                translate={option.isName === true ? 'no' : undefined}
                className="bg-raised text-text"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2.5 size-4 text-muted" />
        </div>
      )}
    </Field>
  );
}

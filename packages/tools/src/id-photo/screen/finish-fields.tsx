import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Field } from '@adwright/ui/field.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { SheetId } from '../contract.ts';
import { documentOf } from '../plan/documents.ts';
import type { IdPhotoFields } from './fields.ts';
import { useNumberWords } from './number-words.ts';
import { paperNames } from '../plan/sheet.ts';

type FinishFieldsProps = { fields: IdPhotoFields; onChange: (change: Partial<IdPhotoFields>) => void };

const colourNames: Readonly<Record<string, 'white' | 'cream' | 'grey'>> = {
  '#ffffff': 'white',
  '#f4efe1': 'cream',
  '#e3e4e6': 'grey',
};

export function FinishFields({ fields, onChange }: FinishFieldsProps) {
  const t = useTranslations('tool-id-photo');
  const format = useFormatter();
  const { backgrounds } = documentOf(fields.document);
  const chosen = backgrounds.find((colour) => colour === fields.background) ?? backgrounds[0] ?? '#ffffff';
  return (
    <FieldGroup title={t('finish')}>
      {backgrounds.length > 1 && (
        <RadioGroup
          label={t('background')}
          layout="cards"
          value={chosen}
          onValueChange={(background) => onChange({ background })}
          options={backgrounds.map((value) => ({
            value,
            label: t(`colours.${colourNames[value] ?? 'white'}`),
            picture: <span style={{ background: value }} className="size-8 rounded-full border" />,
          }))}
        />
      )}
      <Slider
        label={t('light')}
        min={0}
        max={100}
        step={5}
        value={Math.round(fields.light * 100)}
        onValueChange={(light) => onChange({ light: light / 100 })}
        valueText={format.number(fields.light, { style: 'percent' })}
      />
      <Sheets fields={fields} onChange={onChange} />
      <Adjust fields={fields} onChange={onChange} />
    </FieldGroup>
  );
}

function Sheets({ fields, onChange }: FinishFieldsProps) {
  const t = useTranslations('tool-id-photo');
  return (
    <Field kind="group" label={t('sheets')}>
      {(control) => (
        <div role="group" {...control} className="flex flex-wrap gap-x-6 gap-y-2">
          {SheetId.options.map((sheet) => (
            <Checkbox
              key={sheet}
              label={<bdi dir="ltr">{paperNames[sheet]}</bdi>}
              checked={fields.sheets.includes(sheet)}
              onCheckedChange={(on) =>
                onChange({
                  sheets: SheetId.options.filter((one) => (one === sheet ? on : fields.sheets.includes(one))),
                })
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}

function Adjust({ fields, onChange }: FinishFieldsProps) {
  const t = useTranslations('tool-id-photo');
  const { number } = useNumberWords();
  const { head: range, millimetres } = documentOf(fields.document);
  const { adjust } = fields;
  const head = adjust.head ?? (range.min + range.max) / 2;
  const change = (some: Partial<typeof adjust>): void => onChange({ adjust: { ...adjust, ...some } });
  const untouched = adjust.head === null && adjust.right === 0 && adjust.down === 0;
  return (
    <Fold title={t('adjust')}>
      <div className="flex flex-col gap-6">
        <Slider
          label={t('head')}
          min={Math.round(millimetres.height * 0.4)}
          max={Math.round(millimetres.height * 0.85)}
          step={0.5}
          value={head}
          onValueChange={(value) => change({ head: value })}
          valueText={number(head, 'mm')}
        />
        {(['right', 'down'] as const).map((side) => (
          <Slider
            key={side}
            label={t(side)}
            min={-5}
            max={5}
            step={0.25}
            value={adjust[side]}
            onValueChange={(value) => change({ [side]: value })}
            valueText={number(adjust[side], 'mm')}
          />
        ))}
        <Button disabled={untouched} onClick={() => onChange({ adjust: { head: null, right: 0, down: 0 } })}>
          {t('reset')}
        </Button>
      </div>
    </Fold>
  );
}

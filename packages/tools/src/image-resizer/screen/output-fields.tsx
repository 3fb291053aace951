import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useTranslations } from 'use-intl';
import { useBrand } from '../../kit/form/screen/brands.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ResizerFields } from './fields.ts';

type OutputFieldsProps = { fields: ResizerFields; onChange: (change: Partial<ResizerFields>) => void };

const formats = [
  { value: 'jpg', label: 'JPG' },
  { value: 'png', label: 'PNG' },
  { value: 'webp', label: 'WebP' },
] as const;

export function OutputFields({ fields, onChange }: OutputFieldsProps) {
  const t = useTranslations('tool-image-resizer');
  const brand = useBrand();
  return (
    <FieldGroup title={t('output')}>
      <SegmentedControl
        label={t('format')}
        value={fields.format}
        onValueChange={(format) => onChange({ format })}
        options={formats}
      />
      <Checkbox
        label={t('ownColour')}
        checked={fields.colour === null}
        onCheckedChange={(own) => onChange({ colour: own ? null : (brand?.colors[0] ?? '#ffffff') })}
      />
      {fields.colour !== null && (
        <ColorField
          label={t('colour')}
          pickLabel={t('pickColour')}
          value={fields.colour}
          onValueChange={(colour) => onChange({ colour })}
        />
      )}
    </FieldGroup>
  );
}

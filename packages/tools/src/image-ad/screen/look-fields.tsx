import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { ImageAdStyle } from '@adwright/contract/ads-image/image-ad.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { NumberField } from '@adwright/ui/number-field.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import type { FieldsProps } from './fields-props.ts';

const ideas = templates.filter(({ kind }) => kind === 'picture').map(({ id }) => id);

export function LookFields({ fields, onChange }: FieldsProps) {
  const t = useTranslations('tool-image-ad');
  const tones = useTranslations('tool-ad-copy.tones');
  const names = useTranslations('templates.names');
  const words = useFormWords();
  const { remote } = useToolHost();
  // What was handed over is shown; choosing something else must not close what one is choosing in.
  const [open] = useState(fields.template !== '');
  return (
    <Fold title={t('look')} open={open}>
      <div className="flex flex-col gap-6">
        <div className="grid gap-6 @sm:grid-cols-2">
          <NativeSelect
            label={t('style')}
            value={fields.style}
            onValueChange={(style) => onChange({ style })}
            options={ImageAdStyle.options.map((value) => ({ value, label: t(`styles.${value}`) }))}
          />
          <NativeSelect
            label={t('template')}
            value={fields.template}
            onValueChange={(template) => onChange({ template })}
            options={[{ value: '', label: t('anyTemplate') }, ...ideas.map((id) => ({ value: id, label: names(id) }))]}
          />
          <NativeSelect
            label={t('tone')}
            value={fields.tone}
            onValueChange={(tone) => onChange({ tone })}
            options={AdTone.options.map((value) => ({ value, label: tones(value) }))}
          />
        </div>
        <TextField
          label={t('audience')}
          maxLength={160}
          value={fields.audience}
          onValueChange={(audience) => onChange({ audience })}
        />
        <NumberField
          label={t('count')}
          value={fields.count}
          onValueChange={(count) => onChange({ count })}
          min={1}
          max={20}
          decreaseLabel={words('decrease')}
          increaseLabel={words('increase')}
        />
        {remote.includes('image') && (
          <Checkbox label={t('scenes')} checked={fields.scenes} onCheckedChange={(scenes) => onChange({ scenes })} />
        )}
      </div>
    </Fold>
  );
}

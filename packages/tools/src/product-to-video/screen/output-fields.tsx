import { clipRatios } from '@adwright/contract/ads-video/product-video.ts';
import { tracks } from '@adwright/sound/music/tracks.ts';
import { Field } from '@adwright/ui/field.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { SizeButton } from '../../kit/form/screen/size-button.tsx';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import type { ClipFields } from './fields.ts';

type OutputFieldsProps = { fields: ClipFields; onChange: (some: Partial<ClipFields>) => void };

/** What plays with it, and the formats it is made in. */
export function OutputFields({ fields, onChange }: OutputFieldsProps) {
  const t = useTranslations('tool-video-ad');
  return (
    <FieldGroup title={t('formats')}>
      <Field kind="group" label={t('formats')} hideLabel>
        {(control) => (
          <div role="group" {...control} className="grid grid-cols-2 gap-2">
            {clipRatios.map((ratio) => {
              const { width, height } = frameOfRatio(ratio);
              const chosen = fields.ratios.includes(ratio);
              const next = clipRatios.filter((one) => (one === ratio ? !chosen : fields.ratios.includes(one)));
              return (
                <SizeButton
                  key={ratio}
                  name={ratio}
                  width={width}
                  height={height}
                  details={t(`formatNames.${ratio}`)}
                  label={`${ratio}, ${t(`formatNames.${ratio}`)}`}
                  chosen={chosen}
                  onToggle={() => onChange({ ratios: next })}
                />
              );
            })}
          </div>
        )}
      </Field>
      <NativeSelect<string>
        label={t('music')}
        value={fields.music ?? ''}
        onValueChange={(id) => onChange({ music: id === '' ? null : id })}
        options={[
          { value: '', label: t('noMusic') },
          ...tracks.map(({ id, name, mood }) => ({ value: id, label: `${t(`moods.${mood}`)} · ${name}` })),
        ]}
      />
    </FieldGroup>
  );
}

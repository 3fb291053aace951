import type { TemplateId } from '@adwright/studio/template.ts';
import { Field } from '@adwright/ui/field.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { SizeButton } from '../../kit/form/screen/size-button.tsx';
import { captionLooks } from '../../kit/film/plan/caption-looks.ts';
import { filmsFor } from '../plan/offered.ts';
import { frameOfRatio, ratios } from '../../kit/film/plan/ratios.ts';
import type { VideoAdFields } from './fields.ts';

type LookFieldsProps = { fields: VideoAdFields; onChange: (some: Partial<VideoAdFields>) => void };

/** How it looks: an idea by its moving picture, captions, and the formats it is made in. */
export function LookFields({ fields, onChange }: LookFieldsProps) {
  const t = useTranslations('tool-video-ad');
  return (
    <FieldGroup title={t('style')}>
      <TemplateField fields={fields} onChange={onChange} />
      <NativeSelect<string>
        label={t('captions')}
        value={fields.captions ?? ''}
        onValueChange={(value) => onChange({ captions: captionLooks.find((look) => look === value) ?? null })}
        options={[
          { value: '', label: t('noCaptions') },
          ...captionLooks.map((look) => ({ value: look as string, label: t(`captionLooks.${look}`) })),
        ]}
      />
      <Field kind="group" label={t('formats')}>
        {(control) => (
          <div role="group" {...control} className="grid grid-cols-2 gap-2">
            {ratios.map((ratio) => {
              const { width, height } = frameOfRatio(ratio);
              const chosen = fields.ratios.includes(ratio);
              const others = fields.ratios.filter((other) => other !== ratio);
              return (
                <SizeButton
                  key={ratio}
                  name={ratio}
                  width={width}
                  height={height}
                  details={t(`formatNames.${ratio}`)}
                  label={`${ratio}, ${t(`formatNames.${ratio}`)}`}
                  chosen={chosen}
                  onToggle={() =>
                    onChange({
                      ratios: chosen ? others : ratios.filter((one) => one === ratio || others.includes(one)),
                    })
                  }
                />
              );
            })}
          </div>
        )}
      </Field>
    </FieldGroup>
  );
}

function TemplateField({ fields, onChange }: LookFieldsProps) {
  const t = useTranslations('tool-video-ad');
  const names = useTranslations('templates.names');
  const offered = filmsFor(fields.product);
  return (
    <div className="max-h-[26rem] overflow-y-auto rounded-card border p-3">
      <RadioGroup<TemplateId>
        label={t('template')}
        layout="cards"
        value={fields.template}
        onValueChange={(template) => onChange({ template })}
        options={offered.map((id) => ({
          value: id,
          label: names(id),
          picture: <TemplateClip id={id} playing={fields.template === id} />,
        }))}
      />
    </div>
  );
}

/** The chosen one moves; fifteen films at once would be a fairground. */
function TemplateClip({ id, playing }: { id: TemplateId; playing: boolean }) {
  const shape = 'aspect-[9/16] w-full rounded-[6px] bg-sunken object-cover';
  const still = `/template-previews/${id}.webp`;
  if (!playing) return <img src={still} alt="" loading="lazy" className={shape} />;
  return (
    <video src={`/template-previews/${id}.mp4`} poster={still} muted loop autoPlay playsInline className={shape} />
  );
}

import type { AdDesign } from '@adwright/studio/design/design.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Field } from '@adwright/ui/field.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import type { Preset } from '../../kit/preset-ads/screen/preset.ts';
import { PresetForm } from '../../kit/preset-ads/screen/preset-form.tsx';
import { SizeField } from '../../kit/preset-ads/screen/size-field.tsx';
import { startingFields } from '../../kit/preset-ads/plan/starting-fields.ts';
import { BannerFormat, BannerInput, bannerTemplates } from '../contract.ts';
import { bannerCreative } from '../plan/plan.ts';
import { BannerResult } from './result.tsx';
import { bannerSizeOf, bannerSizes, type BannerSizeId } from '../plan/sizes.ts';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';

function OneBanner({ id, design }: { id: BannerSizeId; design: AdDesign }) {
  const t = useTranslations('tool-preset-ads');
  const size = bannerSizeOf(id);
  const name = usePlacementName()(size);
  const { width, height } = size;
  const creative = useMemo(() => bannerCreative(design, id), [design, id]);
  return (
    <figure className="flex w-full flex-col gap-2" style={{ maxWidth: width }}>
      <CreativeCanvas creative={creative} label={t('previewOf', { name })} />
      <figcaption className="text-xs text-muted">
        {name}{' '}
        <bdi dir="ltr">
          {width}×{height}
        </bdi>
      </figcaption>
    </figure>
  );
}

const groups = ['web', 'social'] as const;

const preset: Preset<BannerInput> = {
  tool: 'banner',
  templates: bannerTemplates,
  schema: BannerInput,
  fieldsFrom: (initial) => startingFields(BannerInput, {}, initial),
  frames: ({ sizes }) => sizes.map(bannerSizeOf).map(({ stage, ...size }) => ({ ...size, ...inner(stage) })),
  missing({ sizes, formats }) {
    if (sizes.length === 0) return 'needSize';
    return formats.length === 0 ? 'needFormat' : undefined;
  },
  Options: function Options({ fields, onChange }) {
    const t = useTranslations('tool-preset-ads');
    const toggle = (format: BannerFormat, on: boolean): void =>
      onChange({ formats: BannerFormat.options.filter((one) => (one === format ? on : fields.formats.includes(one))) });
    return (
      <>
        {groups.map((group) => (
          <SizeField
            key={group}
            label={t(`groups.${group}`)}
            sizes={bannerSizes.filter((size) => size.group === group)}
            value={fields.sizes}
            onChange={(sizes) => onChange({ sizes })}
          />
        ))}
        <Field kind="group" label={t('formats')}>
          {(control) => (
            <div role="group" {...control} className="flex flex-wrap gap-6">
              {BannerFormat.options.map((format) => (
                <Checkbox
                  key={format}
                  label={format.toUpperCase()}
                  checked={fields.formats.includes(format)}
                  onCheckedChange={(on) => toggle(format, on)}
                />
              ))}
            </div>
          )}
        </Field>
      </>
    );
  },
  Preview: ({ fields, design }) => (
    <div className="flex flex-col items-center gap-6">
      {fields.sizes.map((id) => (
        <OneBanner key={id} id={id} design={design} />
      ))}
    </div>
  ),
  Result: BannerResult,
};

/** Where only the middle is laid out, only the middle is edited. */
function inner(stage: { width: number; height: number } | undefined): { width?: number; height?: number } {
  return stage === undefined ? {} : { width: stage.width, height: stage.height };
}

/** Still banners for sites, mails and profiles. */
export function Screen(props: ToolFormProps<BannerInput>) {
  return <PresetForm preset={preset} {...props} />;
}

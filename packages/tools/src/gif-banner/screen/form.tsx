import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { PlacementField } from '../../kit/form/screen/placement-field.tsx';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';
import { MovingCreative } from '../../kit/preset-ads/screen/moving-creative.tsx';
import type { Preset } from '../../kit/preset-ads/screen/preset.ts';
import { PresetForm } from '../../kit/preset-ads/screen/preset-form.tsx';
import { startingFields } from '../../kit/preset-ads/plan/starting-fields.ts';
import { GifBannerInput, gifTemplates } from '../contract.ts';
import { gifCreative, gifLimits } from '../plan/plan.ts';
import { GifResult } from './result.tsx';

type Id = GifBannerInput['placements'][number];
type Design = Parameters<typeof designCreative>[0];

function MovingBanner({ id, design }: { id: Id; design: Design }) {
  const t = useTranslations('tool-preset-ads');
  const nameOf = usePlacementName();
  const placement = placementOf(id);
  const limits = useMemo(() => gifLimits(placement), [placement]);
  const creative = useMemo(() => gifCreative(designCreative(design, id), limits), [design, id, limits]);
  const name = `${nameOf(id)}, ${placement.width} × ${placement.height}`;
  return (
    <figure className="flex max-w-full flex-col gap-2" style={{ width: placement.width }}>
      <MovingCreative creative={creative} label={t('previewOf', { name })} fps={Math.min(10, limits.maxFps ?? 10)} />
      <figcaption className="text-xs text-muted">{name}</figcaption>
    </figure>
  );
}

const preset: Preset<GifBannerInput> = {
  tool: 'gif-banner',
  templates: gifTemplates,
  schema: GifBannerInput,
  fieldsFrom: (initial) => startingFields(GifBannerInput, {}, initial),
  frames: ({ placements }) => placements,
  missing: ({ placements }) => (placements.length === 0 ? 'needSize' : undefined),
  Options: ({ fields, onChange }) => (
    <PlacementField value={fields.placements} media={['gif']} onChange={(placements) => onChange({ placements })} />
  ),
  Preview: ({ fields, design }) => (
    <div className="flex flex-wrap items-start justify-center gap-6">
      {fields.placements.map((id) => (
        <MovingBanner key={id} id={id} design={design} />
      ))}
    </div>
  ),
  Result: GifResult,
};

/** Ads that move, as GIFs that networks take. */
export function Screen(props: ToolFormProps<GifBannerInput>) {
  return <PresetForm preset={preset} {...props} />;
}

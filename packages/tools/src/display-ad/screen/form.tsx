import { isSamplePicture } from '@adwright/contract/asset/picture-ref.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { animateCreative } from '../../kit/preset-ads/plan/animate.ts';
import { MovingCreative } from '../../kit/preset-ads/screen/moving-creative.tsx';
import type { Preset } from '../../kit/preset-ads/screen/preset.ts';
import { PresetForm } from '../../kit/preset-ads/screen/preset-form.tsx';
import { SizeField } from '../../kit/preset-ads/screen/size-field.tsx';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';
import { startingFields } from '../../kit/preset-ads/plan/starting-fields.ts';
import { DisplayAdInput, displayPlacements, displayTemplates } from '../contract.ts';
import { DisplayResult } from './result.tsx';

type Id = DisplayAdInput['placements'][number];

/** Smooth enough to judge the motion; the finished page moves as smoothly as its screen. */
const previewFps = 15;

function OneAd({ id, design }: { id: Id; design: AdDesign }) {
  const t = useTranslations('tool-preset-ads');
  const name = usePlacementName()(id);
  const { width, height } = placementOf(id);
  const creative = useMemo(() => animateCreative(designCreative(design, id)), [design, id]);
  return (
    <figure className="flex max-w-full flex-col gap-2" style={{ width }}>
      <MovingCreative creative={creative} label={t('previewOf', { name })} fps={previewFps} />
      <figcaption className="text-xs text-muted">
        {name}{' '}
        <bdi dir="ltr">
          {width}×{height}
        </bdi>
      </figcaption>
    </figure>
  );
}

const exampleAddress = 'example.com';

/** A product's own page is where a click should lead; a sample has none, and leads to an address that is nobody's. */
function pageOf({ url, pictures }: AdProductInput): string {
  return url === '' && pictures.some(isSamplePicture) ? exampleAddress : url;
}

const preset: Preset<DisplayAdInput> = {
  tool: 'display-ad',
  templates: displayTemplates,
  schema: DisplayAdInput,
  fieldsFrom: (initial) => startingFields(DisplayAdInput, { click_url: exampleAddress }, initial),
  frames: ({ placements }) => placements,
  forProduct: ({ click_url, product: former }, product) =>
    click_url === '' || click_url === pageOf(former) ? { click_url: pageOf(product) } : {},
  fromBrand: ({ click_url, brand }) => (click_url.trim() === '' && brand?.link ? { click_url: brand.link } : {}),
  missing({ placements, click_url }) {
    if (placements.length === 0) return 'needSize';
    return click_url.trim() === '' ? 'needUrl' : undefined;
  },
  Options: function Options({ fields, problems, onChange }) {
    const t = useTranslations('tool-preset-ads');
    return (
      <>
        <TextField
          label={t('clickUrl')}
          hint={t('clickHint')}
          required
          dir="ltr"
          inputMode="url"
          placeholder={fields.brand?.link ?? ''}
          value={fields.click_url}
          onValueChange={(typed) => onChange({ click_url: typed })}
          error={problems.textOf('click_url')}
          {...problems.leave('click_url')}
        />
        <SizeField
          label={t('groups.display')}
          sizes={displayPlacements.map((id) => ({ ...placementOf(id), id }))}
          value={fields.placements}
          onChange={(placements) => onChange({ placements })}
        />
      </>
    );
  },
  Preview: ({ fields, design }) => (
    <div className="flex flex-wrap items-start justify-center gap-6">
      {fields.placements.map((id) => (
        <OneAd key={id} id={id} design={design} />
      ))}
    </div>
  ),
  Result: DisplayResult,
};

/** HTML5 ads for the display network, all sizes at once. */
export function Screen(props: ToolFormProps<DisplayAdInput>) {
  return <PresetForm preset={preset} {...props} />;
}

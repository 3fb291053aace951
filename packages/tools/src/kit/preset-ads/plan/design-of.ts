import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { handmadeOf, withoutHandmade } from '@adwright/studio/design/handmade.ts';
import { pinDesign } from '@adwright/studio/design/pin-design.ts';
import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import type { AdBrief } from '@adwright/studio/template-input.ts';
import type { AdPictures } from '../../ad-designs/plan/ad-pictures.ts';
import type { PresetBrief } from './input.ts';

/** Pure: the browser's preview and the job draw the very same design. */
export function designOf(input: PresetBrief, words: AdBrief, pictures: AdPictures): AdDesign {
  const { product, patches, pin } = input;
  const { images, photos, logo } = pictures;
  return {
    version: 1,
    base: { kind: 'template', template: input.template as TemplateId },
    brief: words,
    product: { name: product.title, images: [...images], photos: [...photos] },
    brand: brandOf(input, logo !== undefined),
    ...(logo && { logos: [logo] }),
    ...(input.pictures.length > 0 && { pictures: input.pictures }),
    patches,
    ...handmadeOf(input),
    ...(pin?.template === input.template && { pin }),
  };
}

function brandOf({ product, look }: PresetBrief, hasLogo: boolean): Brand {
  const fonts = fontPairs.find((pair) => pair.id === look.fonts)?.id ?? product.brand_kit?.fonts;
  const brand = brandFrom({
    name: product.brand || product.title,
    colors: look.colors.length > 0 ? look.colors : product.colors,
    // The first is called the main color, in the form as in a kit.
    chosen: look.colors.length > 0 || (product.brand_kit?.colors ?? false),
    ...(fonts && { fonts }),
    ...(hasLogo && { logo: 'logo' }),
  });
  const [accent, support, ink, paper] = look.colors;
  if (!accent || !support || !ink || !paper) return brand;
  return { ...brand, colors: { accent, support, ink, paper } };
}

/** The fields as they were before anything was changed by hand. */
export function withoutHandwork<Fields extends PresetBrief>(fields: Fields): Fields {
  const { pin: _pin, ...rest } = withoutHandmade(fields) as Fields;
  return { ...(rest as Fields), patches: [], pictures: [] };
}

/** What was changed in the editor, as fields: there is no second truth beside them. Pinned in the sizes it is made in. */
export function fieldsOfDesign<Fields extends PresetBrief>(
  before: Fields,
  { begun, edited }: { readonly begun: AdDesign; readonly edited: AdDesign },
  offered: readonly TemplateId[],
  sizes: readonly (PlacementId | DesignFrame)[],
): Fields {
  const { brief, brand, base, patches, pictures = [] } = edited;
  const template = base.kind === 'template' && offered.includes(base.template) ? base.template : before.template;
  const font = fontPairs.find(({ heading }) => heading === brand.fonts.heading)?.id ?? null;
  const { accent, support, ink, paper } = brand.colors;
  // A picture that this idea does not show was not taken away by whoever edited it.
  const unseen = before.product.pictures.filter((ref) => !refsOf(begun).includes(ref));
  return {
    ...withoutHandwork(before),
    ...handmadeOf(edited),
    ...pinOf({ ...edited, base: { kind: 'template', template: template as TemplateId } }, sizes),
    template,
    patches: [...patches],
    pictures: [...pictures],
    words: {
      ...before.words,
      headline: brief.headline,
      subline: brief.subline ?? '',
      cta: brief.cta ?? '',
      badge: brief.badge ?? '',
      price: brief.price ?? '',
    },
    look: { colors: [accent, support, ink, paper], fonts: font },
    product: {
      ...before.product,
      ...(font === null && {
        brand_kit: { fonts: familiesOf(brand), colors: before.product.brand_kit?.colors ?? false },
      }),
      pictures: [...new Set([...refsOf(edited), ...unseen])],
      ...(brief.points && { benefits: mergedPoints(before.product.benefits, brief.points) }),
    },
  };
}

function familiesOf({ fonts: { heading, body } }: Brand) {
  return { heading, body };
}

function pinOf(edited: AdDesign, sizes: readonly (PlacementId | DesignFrame)[]): Pick<AdDesign, 'pin'> {
  const { pin } = pinDesign(edited, sizes);
  return pin ? { pin } : {};
}

/** Photographs in places are taken anew from the product, so they are no pictures of their own. */
function refsOf({ product: { images, photos = [] } }: AdDesign): string[] {
  const own = [...images, ...photos].filter(({ asset }) => asset.subject === undefined);
  return own.map(({ asset }) => asset.src.replace(/^asset:/, ''));
}

/** The points an ad shows are the first benefits; further ones stay. */
function mergedPoints(benefits: readonly string[], points: readonly string[]): string[] {
  return [...points, ...benefits.slice(points.length)].filter((text) => text !== '');
}

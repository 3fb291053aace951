import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { AdBrief, TemplateId } from '@adwright/studio/template.ts';
import type { AdPictures } from './ad-pictures.ts';
import type { PresetBrief } from './input.ts';

/** Pure: the browser's preview and the job draw the very same design. */
export function designOf(input: PresetBrief, words: AdBrief, pictures: AdPictures): AdDesign {
  const { product, patches } = input;
  return {
    version: 1,
    base: { kind: 'template', template: input.template as TemplateId },
    brief: words,
    product: { name: product.title, images: [...pictures.images], photos: [...pictures.photos] },
    brand: brandOf(input, pictures.logos.length > 0),
    ...(pictures.logos.length > 0 && { logos: [...pictures.logos] }),
    ...(input.pictures.length > 0 && { pictures: input.pictures }),
    patches,
    ...(input.added && { added: input.added }),
    ...(input.groups && { groups: input.groups }),
    ...(input.locked && { locked: input.locked }),
  };
}

function brandOf({ product, look }: PresetBrief, hasLogo: boolean): Brand {
  const fonts = fontPairs.find((pair) => pair.id === look.fonts)?.id;
  const brand = brandFrom({
    name: product.brand || product.title,
    colors: look.colors.length > 0 ? look.colors : product.colors,
    ...(fonts && { fonts }),
    ...(hasLogo && { logo: 'logo' }),
  });
  const [accent, support, ink, paper] = look.colors;
  if (!accent || !support || !ink || !paper) return brand;
  return { ...brand, colors: { accent, support, ink, paper } };
}

/** The fields as they were before anything was changed by hand. */
export function withoutHandwork<Fields extends PresetBrief>(fields: Fields): Fields {
  const { added: _added, groups: _groups, locked: _locked, ...rest } = fields;
  return { ...(rest as Fields), patches: [], pictures: [] };
}

/** What was changed in the editor, as fields: there is no second truth beside them. */
export function fieldsOfDesign<Fields extends PresetBrief>(
  before: Fields,
  design: AdDesign,
  offered: readonly TemplateId[],
): Fields {
  const { brief, brand, base, patches, pictures = [], added, groups, locked } = design;
  const template = base.kind === 'template' && offered.includes(base.template) ? base.template : before.template;
  const font = fontPairs.find(({ heading }) => heading === brand.fonts.heading)?.id ?? null;
  const { accent, support, ink, paper } = brand.colors;
  const shown = [...design.product.images, ...(design.product.photos ?? [])];
  const refs = shown.map(({ asset }) => asset.src.replace(/^asset:/, ''));
  return {
    ...withoutHandwork(before),
    ...(added && { added }),
    ...(groups && { groups }),
    ...(locked && { locked }),
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
      pictures: [...new Set(refs)],
      ...(brief.points && { benefits: mergedPoints(before.product.benefits, brief.points) }),
    },
  };
}

/** The points an ad shows are the first benefits; further ones stay. */
function mergedPoints(benefits: readonly string[], points: readonly string[]): string[] {
  return [...points, ...benefits.slice(points.length)].filter((text) => text !== '');
}

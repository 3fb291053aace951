import type { Template, TemplateNeed } from '../template.ts';
import type { AdBrief, AdProduct } from '../template-input.ts';
import { figureOf } from '../templates/big-number.ts';

type Given = { readonly brief: AdBrief; readonly product: Pick<AdProduct, 'images' | 'photos'> };

/** Two reasons are a list; one is a sentence. */
const fewestPoints = 2;

const met: Record<TemplateNeed, (given: Given) => boolean> = {
  product: ({ product }) => product.images.length > 0,
  photo: ({ product }) =>
    (product.photos ?? []).length > 0 || product.images.some((image) => image.asset.cutout !== true),
  price: ({ brief }) => Boolean(brief.price),
  offer: ({ brief }) => Boolean(brief.badge),
  points: ({ brief }) => (brief.points ?? []).length >= fewestPoints,
  quote: ({ brief }) => brief.quote !== undefined,
  comparison: ({ brief }) => (brief.comparison?.rows ?? []).length > 0,
  endsIn: ({ brief }) => (brief.endsIn ?? 0) > 0,
  figure: ({ brief }) => figureOf(brief) !== undefined,
};

/** What a template still lacks to say what it is there for. */
export function unmetNeeds(template: Pick<Template, 'needs'>, given: Given): TemplateNeed[] {
  return (template.needs ?? []).filter((need) => !met[need](given));
}

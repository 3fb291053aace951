import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { TemplateNeed } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';

type Facts = Pick<ImageAdWallInput, 'product' | 'facts' | 'template' | 'text'>;

/** What can be told from the input alone. A photograph may still come from cutting, a figure from the words. */
const given: Partial<Record<TemplateNeed, (input: Facts) => boolean>> = {
  product: ({ product }) => (product?.pictures.length ?? 0) > 0,
  photo: ({ product }) => (product?.pictures.length ?? 0) > 0,
  price: ({ product }) => product?.price !== null && product?.price !== undefined && product.price > 0,
  offer: ({ facts }) => facts.offer !== '',
  points: ({ product, text }) => (product?.benefits.length ?? 0) >= 2 || text !== '',
  quote: ({ facts }) => facts.quote !== null,
  comparison: ({ facts }) => facts.comparison !== null,
  endsIn: ({ facts }) => facts.ends_in_hours !== null,
};

/** What the chosen idea cannot do without and nobody has said; undefined when nothing is missing or none is chosen. */
export function missingFact(input: Facts): TemplateNeed | undefined {
  const needs = (input.template && templateOf(input.template)?.needs) || [];
  return needs.find((need) => given[need]?.(input) === false);
}

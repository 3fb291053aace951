import type { Color } from '../creative/paint.ts';
import type { AdDesign } from './design.ts';

/** What an ad is about, as far as it can be told without understanding its language. */
export type AdSubject = {
  /** The product's and the brand's. */
  readonly names: readonly string[];
  /** Everything that was said of it beside the headline. */
  readonly facts: readonly string[];
  readonly hasLogo: boolean;
  /** The product's own typical colour. */
  readonly colour?: Color | undefined;
};

/** `facts` are what is known of the product beyond what this ad says. */
export function subjectOf(
  { brief, product, brand, logos }: Pick<AdDesign, 'brief' | 'product' | 'brand' | 'logos'>,
  { facts = [], colour }: { readonly facts?: readonly string[]; readonly colour?: Color | undefined } = {},
): AdSubject {
  const said = [brief.subline, ...(brief.points ?? []), brief.quote?.text, brief.badge];
  return {
    names: [product.name, brand.name].filter((name) => name.trim() !== ''),
    facts: [...facts, ...said.filter((text) => text !== undefined)],
    hasLogo: (logos ?? []).length > 0,
    colour,
  };
}

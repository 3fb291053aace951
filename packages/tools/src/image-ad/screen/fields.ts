import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { ImageAdInput, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { languageOfProduct } from '../../kit/form/plan/language-of-words.ts';
import { amountIn, linesIn, withoutBlanks } from '../../kit/form/plan/typed-text.ts';
import { productOfDesign } from '../../kit/form/plan/product-of-design.ts';
import { isPictureSize } from '../plan/sizes-of.ts';

/** What stands in the form's fields. Numbers and rows are texts, as people type them. */
export type ImageAdFields = {
  source: 'product' | 'text';
  product: AdProductInput;
  text: string;
  goal: ImageAdWallInput['goal'];
  audience: string;
  tone: ImageAdWallInput['tone'];
  language: LocaleCode;
  sizes: PlacementId[];
  count: number;
  style: ImageAdWallInput['style'];
  template: string;
  place: ImageAdWallInput['place'];
  headline: string;
  subline: string;
  cta: string;
  offer: string;
  oldPrice: string;
  quote: string;
  author: string;
  rating: string;
  endsIn: string;
  them: string;
  rows: string;
  scenes: boolean;
};

/** The two sizes of Meta's feed, its stories, and the two most used of Google's: an honest beginning for most. */
export const firstSizes: PlacementId[] = [
  'meta-feed-portrait',
  'meta-feed-square',
  'meta-stories',
  'google-responsive-wide',
  'google-medium-rectangle',
];

const text = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

export function fieldsFrom(initial: object, language: LocaleCode): ImageAdFields {
  const start = orderIn(initial);
  const { copy, facts, product = null } = start;
  const sizes = (start.sizes ?? []).filter(isPictureSize);
  const parsed = AdProductInput.safeParse(product);
  return {
    source: product === null && Boolean(start.text) ? 'text' : 'product',
    product: parsed.success ? parsed.data : { ...noProduct, ...product },
    text: start.text ?? '',
    goal: start.goal ?? 'awareness',
    audience: start.audience ?? '',
    tone: start.tone ?? 'friendly',
    language: isLocaleCode(start.language)
      ? start.language
      : languageOfProduct({ ...noProduct, ...product, title: product?.title || start.text || '' }, language),
    sizes: sizes.length > 0 ? sizes : firstSizes,
    count: start.count ?? 12,
    style: start.style ?? 'mixed',
    template: start.template ?? '',
    place: start.place ?? null,
    headline: copy?.headline ?? '',
    subline: copy?.subline ?? '',
    cta: copy?.cta ?? '',
    offer: facts?.offer ?? '',
    oldPrice: text(facts?.old_price),
    quote: facts?.quote?.text ?? '',
    author: facts?.quote?.author ?? '',
    rating: text(facts?.rating?.value),
    endsIn: text(facts?.ends_in_hours),
    them: facts?.comparison?.them ?? '',
    rows: (facts?.comparison?.rows ?? []).map((row) => row.text).join('\n'),
    scenes: start.generated_scenes ?? false,
  };
}

/** The order behind what was made last: of files, what their designs were chosen from, with the sizes that were made. */
function orderIn(initial: Partial<ImageAdInput>): Partial<ImageAdWallInput> {
  if (initial.mode !== 'sizes') return initial as Partial<ImageAdWallInput>;
  const { order, designs, sizes } = initial;
  return { ...(order ?? { product: productOfDesign(designs?.[0]) }), ...(sizes && { sizes }) };
}

/** What was said of one product and holds for no other. */
export const noFacts = {
  offer: '',
  oldPrice: '',
  quote: '',
  author: '',
  rating: '',
  endsIn: '',
  them: '',
  rows: '',
} as const satisfies Partial<ImageAdFields>;

/** What a preset, which serves other products too, leaves out. */
export const ofEach = [
  'source',
  'product',
  'text',
  'headline',
  'subline',
  ...(Object.keys(noFacts) as (keyof typeof noFacts)[]),
] as const satisfies readonly (keyof ImageAdFields)[];

/** What a review or a comparison that was begun still needs; until then it stays out of every ad. */
export function missingHalves({ quote, author, them, rows }: ImageAdFields): ReadonlySet<keyof ImageAdFields> {
  const isFilled = (text: string): boolean => text.trim() !== '';
  const missing = new Set<keyof ImageAdFields>();
  if (isFilled(quote) !== isFilled(author)) missing.add(isFilled(quote) ? 'author' : 'quote');
  if (isFilled(them) && linesIn(rows).length < 2) missing.add('rows');
  if (isFilled(rows) && !isFilled(them)) missing.add('them');
  return missing;
}

/** The order for a wall, small pictures first; what is only half filled in counts as not said. */
export function parseFields(fields: ImageAdFields, brand?: BrandRules | null) {
  const rows = linesIn(fields.rows).map((line) => ({ text: line, us: true, them: false }));
  const product = { ...fields.product, benefits: withoutBlanks(fields.product.benefits) };
  const endsIn = amountIn(fields.endsIn);
  const rating = amountIn(fields.rating);
  return ImageAdInput.safeParse({
    mode: 'wall',
    product: fields.source === 'product' ? product : null,
    text: fields.source === 'text' ? fields.text : '',
    goal: fields.goal,
    audience: fields.audience,
    tone: fields.tone,
    language: fields.language,
    sizes: fields.sizes,
    count: fields.count,
    style: fields.style,
    template: fields.template || null,
    place: fields.place,
    copy: { headline: fields.headline, subline: fields.subline, cta: fields.cta },
    facts: {
      offer: fields.offer,
      old_price: parsePrice(fields.oldPrice, { currency: fields.product.currency || null })?.amount ?? null,
      quote: fields.quote.trim() && fields.author.trim() ? { text: fields.quote, author: fields.author } : null,
      rating: rating === null ? null : { value: rating, max: 5 },
      ends_in_hours: endsIn === null ? null : Math.round(endsIn),
      comparison: fields.them.trim() && rows.length >= 2 ? { them: fields.them, rows } : null,
    },
    brand,
    preview: true,
    generated_scenes: fields.scenes,
  });
}

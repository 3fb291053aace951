import { type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';
import type { Product, ProductMedia } from '@adwright/contract/product/product.ts';

/** A product as the editor holds it: everything as it is typed. */
export type ProductFields = {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly currency: string;
  readonly url: string;
  readonly brand: string;
  readonly audience: string;
  /** One a line. */
  readonly benefits: string;
  readonly images: readonly ProductMedia[];
};

export function fieldsOf(product: Product | null): ProductFields {
  return {
    title: product?.title ?? '',
    description: product?.description ?? '',
    price: product?.price?.toString() ?? '',
    currency: product?.currency ?? '',
    url: product?.url ?? '',
    brand: product?.brand ?? '',
    audience: product?.audience ?? '',
    benefits: product?.benefits.join('\n') ?? '',
    images: product?.images ?? [],
  };
}

export type FieldProblem = 'title' | 'price' | 'currency' | 'url';

/** What stands in the way of keeping it, in the order of the fields. */
export function problemsOf(fields: ProductFields): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (fields.title.trim() === '') problems.push('title');
  if (fields.price.trim() !== '' && priceOf(fields) === null) problems.push('price');
  if (!/^(?:[a-z]{3})?$/i.test(fields.currency.trim())) problems.push('currency');
  if (fields.url.trim() !== '' && !URL.canParse(withScheme(fields.url))) problems.push('url');
  return problems;
}

/** As the call takes it. */
export function inputOf(fields: ProductFields) {
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    price: priceOf(fields)?.amount ?? null,
    currency: fields.currency.trim().toUpperCase() || (priceOf(fields)?.currency ?? ''),
    url: fields.url.trim() === '' ? '' : withScheme(fields.url),
    brand: fields.brand.trim(),
    audience: fields.audience.trim(),
    benefits: fields.benefits
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 12),
    images: fields.images.map(({ asset_id, url }) => asset_id ?? url),
  };
}

function withScheme(address: string): string {
  const typed = address.trim();
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/** As people write it, "$1,299" or "1.299,00 €"; nothing where none can be read. */
function priceOf({ price, currency }: ProductFields): Money | null {
  return parsePrice(price, { currency: currency.trim().toUpperCase() || null });
}

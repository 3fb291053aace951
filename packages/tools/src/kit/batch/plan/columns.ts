import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { locales } from '@adwright/i18n/locales.ts';
import type { SheetColumn, SheetValues } from './sheet.ts';

/** Columns that several tools have. */
export const productColumn: SheetColumn = {
  id: 'product',
  kind: 'product',
  longest: 120,
  required: true,
  paths: ['product.title', 'product', 'product_id', 'text', 'brief.product'],
};
export const descriptionColumn: SheetColumn = {
  id: 'description',
  kind: 'text',
  longest: 2000,
  paths: ['product.description', 'brief.description'],
};
export const offerColumn: SheetColumn = {
  id: 'offer',
  kind: 'text',
  longest: 60,
  paths: ['facts.offer', 'brief.offer'],
};
export const priceColumn: SheetColumn = {
  id: 'price',
  kind: 'price',
  paths: ['product.price', 'product.currency', 'brief.price'],
};
export const languageColumn: SheetColumn = {
  id: 'language',
  kind: 'choice',
  options: locales.map(({ code }) => code),
  named: 'languages',
  paths: ['language'],
};

const several = /\s*[|;\n]\s*/;

export function severalOf(text: string): string[] {
  return text.split(several).filter(Boolean);
}

/** A product as cells describe it; of a stored one only what they change. */
export function productOf(values: SheetValues, { stored }: { stored: boolean }): { product?: object } {
  const { product: title, description, price } = values;
  const read = price ? parsePrice(price) : null;
  const product = {
    ...(!stored && { title }),
    ...(description && { description }),
    ...(read !== null && { price: read.amount, ...(read.currency !== null && { currency: read.currency }) }),
  };
  return Object.keys(product).length === 0 ? {} : { product };
}

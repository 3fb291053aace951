import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';

/** Longer is a description of it rather than its name. */
const longestName = 120;

export function isDescription(title: string): boolean {
  return title.length > longestName;
}

/** For tools whose fields hold a product as it is. */
export function asProduct(product: AdProductInput): object {
  return { product: { ...product, title: shortName(product.title, longestName) } };
}

/** For tools that write from a brief. */
export function briefOf({ title, description, benefits, audience, price, currency }: AdProductInput): object {
  return {
    product: shortName(title, longestName),
    description: isDescription(title) ? title : wordsWithin(description, 2000),
    benefits: benefits.slice(0, 8),
    audience: wordsWithin(audience, 160),
    price: price === null ? '' : `${price} ${currency}`.trim(),
  };
}

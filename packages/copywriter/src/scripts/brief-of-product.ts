import { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';

export type ProductFacts = {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly audience: string;
  readonly price: number | null;
  readonly currency: string;
};

/** What a kept product gives a writer to work with, in the shape and within the bounds of a brief. */
export function briefOfProduct(product: ProductFacts, options: { audience: string; tag: string }): AdBrief {
  return AdBrief.parse({
    product: shortened(product.title, 120).padEnd(2, '.'),
    description: shortened(product.description, 2000),
    benefits: product.benefits
      .map((benefit) => shortened(benefit, 160))
      .filter((benefit) => benefit.length >= 2)
      .slice(0, 8),
    audience: shortened(options.audience || product.audience, 160),
    price: priceText(product.price, product.currency, options.tag),
  });
}

/** At a word's end, so that no half word is ever spoken. */
function shortened(text: string, most: number): string {
  return wordsWithin(text.replaceAll(/\s+/g, ' ').trim(), most);
}

function priceText(price: number | null, currency: string, tag: string): string {
  if (price === null || price <= 0) return '';
  const whole = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {};
  // Latin digits everywhere: what is said must be found again in what was given.
  const locale = `${tag}-u-nu-latn`;
  if (currency === '') return new Intl.NumberFormat(locale, whole).format(price);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...whole }).format(price);
}

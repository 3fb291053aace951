import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { languageOfProduct } from '../../form/plan/language-of-words.ts';
import type { PresetWords } from './words.ts';

/** What is said of another product: its own price, in its own language. */
export function wordsForPicked(words: PresetWords, product: AdProductInput): PresetWords {
  const usual = languageOf(words.language) ?? defaultLocale;
  return { ...words, price: '', old_price: null, language: languageOfProduct(product, usual) };
}

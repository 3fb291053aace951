import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { languageOfProduct, languageWhileDescribed } from '../../form/plan/language-of-words.ts';
import type { PresetWords } from './words.ts';

/** What is said of another product: its own price, in its own language. */
export function wordsForPicked(words: PresetWords, product: AdProductInput): PresetWords {
  const usual = languageOf(words.language) ?? defaultLocale;
  return { ...words, price: '', old_price: null, language: languageOfProduct(product, usual) };
}

/** What is said while a product is described: in its language, once its script tells. */
export function wordsWhileDescribed(words: PresetWords, before: AdProductInput, product: AdProductInput): PresetWords {
  const usual = languageOf(words.language) ?? defaultLocale;
  return { ...words, language: languageWhileDescribed(usual, before, product) };
}

import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';
import { languageOfProduct, languageOfWords } from '../../kit/form/plan/language-of-words.ts';

/** The language that was asked for, or else the product's own. */
export function languageOfOrder({ language, product, text }: ImageAdWallInput): LocaleCode {
  const asked = language === 'auto' ? null : languageOf(language);
  return asked ?? (product ? languageOfProduct(product, defaultLocale) : languageOfWords(text, defaultLocale));
}

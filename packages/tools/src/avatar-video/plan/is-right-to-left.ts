import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';

export function isRightToLeft(language: string): boolean {
  return localeOf(languageOf(language) ?? defaultLocale).dir === 'rtl';
}

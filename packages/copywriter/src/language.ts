import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { localeForTag } from '@adwright/i18n/negotiate.ts';

/** Takes the product's own codes (`kr`, `cn`) and language tags (`ko`, `zh-TW`); null for a language it cannot write. */
export function languageOf(value: string): LocaleCode | null {
  return isLocaleCode(value) ? value : (localeForTag(value) ?? null);
}

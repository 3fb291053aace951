import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';

/** A language by its own name. */
export function nameOfLanguage(code: string): string {
  return isLocaleCode(code) ? localeOf(code).name : code;
}

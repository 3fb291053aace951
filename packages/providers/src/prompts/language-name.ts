import { localeForTag } from '@adwright/i18n/negotiate.ts';
import { isLocaleCode, locales } from '@adwright/i18n/locales.ts';

/** `cn` and `zh-Hant` mean little to a model: the English name with the tag is what it knows. */
export function languageName(code: string): string {
  const known = isLocaleCode(code) ? code : localeForTag(code);
  const tag = locales.find((locale) => locale.code === known)?.tag ?? code;
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return `${name} (${tag})`;
}

import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { localeCookie, localizedPath, splitLocale } from '@adwright/i18n/negotiate.ts';

/** The same page, query and anchor in another language. */
export function inLanguage(locale: LocaleCode, place: { pathname: string; search: string; hash: string }): string {
  return localizedPath(locale, splitLocale(place.pathname).path) + place.search + place.hash;
}

export function localeCookieText(locale: LocaleCode, secure: boolean): string {
  const parts = [`${localeCookie.name}=${locale}`, `Max-Age=${localeCookie.maxAgeSeconds}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** From now on, addresses without a language lead to this one. */
export function rememberLanguage(locale: LocaleCode): void {
  document.cookie = localeCookieText(locale, location.protocol === 'https:');
}

import { defaultLocale, isLocaleCode, type Locale, type LocaleCode, locales } from './locales.ts';

/** Remembers the language a person chose; path `/`, SameSite lax. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** The cookie's choice, else the browser's list, else English. */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | undefined): LocaleCode {
  if (isLocaleCode(cookie)) return cookie;
  for (const tag of preferredTags(acceptLanguage ?? '')) {
    const locale = localeForTag(tag);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** Tags of an Accept-Language header, most wanted first; `q=0` means "not this one". */
export function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.toLowerCase().startsWith('q='));
      return { tag: tag.toLowerCase(), weight: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Shortens the tag from its end until a locale matches: `zh-hant-tw` → `zh-hant`, `de-at` → `de`. */
export function localeForTag(tag: string): LocaleCode | undefined {
  const parts = tag.toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length -= 1) {
    const candidate = parts.slice(0, length).join('-');
    const found = locales.find((locale: Locale) => locale.matches.includes(candidate));
    if (found) return found.code;
  }
  return undefined;
}

/** The address of an unprefixed path in a language. English has no prefix. */
export function localizedPath(locale: LocaleCode, path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  if (locale === defaultLocale) return rooted;
  return rooted === '/' || /^\/[?#]/.test(rooted) ? `/${locale}${rooted.slice(1)}` : `/${locale}${rooted}`;
}

/** Takes a language prefix off a path. `/en/…` is no prefix: English has none, so the path stays whole. */
export function splitLocale(path: string): { locale: LocaleCode; path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocaleCode(first) || first === defaultLocale) return { locale: defaultLocale, path };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

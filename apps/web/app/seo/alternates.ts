import { defaultLocale, localeOf, locales, type LocaleCode } from '@adwright/i18n/locales.ts';
import { localizedPath } from '@adwright/i18n/negotiate.ts';

export type Alternate = { readonly hreflang: string; readonly href: string };

/** The one address under which search engines should know a page. */
export function canonicalUrl(origin: string, locale: LocaleCode, path: string): string {
  const address = localizedPath(locale, path);
  return `${origin}${address}`;
}

/** A page in every language. `x-default` is English, which is also what an unknown browser language gets. */
export function alternatesOf(origin: string, path: string): Alternate[] {
  return [
    ...locales.map(({ code, tag }) => ({ hreflang: tag, href: canonicalUrl(origin, code, path) })),
    { hreflang: 'x-default', href: canonicalUrl(origin, defaultLocale, path) },
  ];
}

/** Open Graph wants an underscore and knows no script subtags. */
export function openGraphLocale(locale: LocaleCode): string {
  const { language, region } = new Intl.Locale(localeOf(locale).tag).maximize();
  return `${language}_${region ?? language.toUpperCase()}`;
}

import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';
import { localeCookie, negotiateLocale } from '@adwright/i18n/negotiate.ts';

export type LanguageHints = {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly userAgent: string | undefined;
};

export type IsCrawler = (userAgent: string | undefined) => boolean;

/**
 * The language an address without a language should lead to. Crawlers get what they asked for: they look for each
 * language under its own address.
 */
export function chooseLanguage(hints: LanguageHints, isCrawler: IsCrawler): LocaleCode {
  const { cookie, acceptLanguage, userAgent } = hints;
  const remembered = cookieValue(cookie, localeCookie.name);
  const wanted = negotiateLocale(remembered, acceptLanguage);
  if (wanted === defaultLocale) return wanted;
  return isCrawler(userAgent) ? defaultLocale : wanted;
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (key === name) return value;
  }
  return undefined;
}

import { defaultLocale, isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { localeCookie, negotiateLocale } from '@adwright/i18n/negotiate.ts';
import { isCrawler } from './crawler.ts';

export type LanguageHints = {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly userAgent: string | undefined;
};

/** Browsers send few different lists, and reading one costs more than the page: each is read once. */
const read = new Map<string, LocaleCode>();
const most = 1000;

/**
 * The language an address without a language should lead to. Crawlers get what they asked for: they look for each
 * language under its own address.
 */
export function chooseLanguage(hints: LanguageHints): LocaleCode {
  const { cookie, acceptLanguage, userAgent } = hints;
  const remembered = cookie === undefined ? undefined : cookieValue(cookie, localeCookie.name);
  const wanted = wantedLanguage(remembered, acceptLanguage);
  if (wanted === defaultLocale) return wanted;
  return isCrawler(userAgent) ? defaultLocale : wanted;
}

function wantedLanguage(remembered: string | undefined, acceptLanguage: string | undefined): LocaleCode {
  if (isLocaleCode(remembered)) return remembered;
  if (acceptLanguage === undefined) return defaultLocale;
  const before = read.get(acceptLanguage);
  if (before !== undefined) return before;
  const language = negotiateLocale(undefined, acceptLanguage);
  if (read.size < most) read.set(acceptLanguage, language);
  return language;
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (key === name) return value;
  }
  return undefined;
}

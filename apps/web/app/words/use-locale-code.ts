import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { localizedPath, splitLocale } from '@adwright/i18n/negotiate.ts';
import { useCallback } from 'react';
import { useLocation } from 'react-router';

/** The language of the address, which is the language of the page. */
export function useLocaleCode(): LocaleCode {
  return splitLocale(useLocation().pathname).locale;
}

/** Turns an unprefixed path into the address of that page in the language being read. */
export function useLocalizedPath(): (path: string) => string {
  const locale = useLocaleCode();
  return useCallback((path: string) => localizedPath(locale, path), [locale]);
}

import { localeOf } from '@adwright/i18n/locales.ts';
import { useMemo } from 'react';
import { useLocaleCode } from '../../words/use-locale-code.ts';

/** Countries and languages in the reader's own; a code that means nothing is shown as it is. */
export function usePlaceNames(): { country(code: string): string; language(tag: string): string } {
  const { tag } = localeOf(useLocaleCode());
  return useMemo(() => {
    const countries = new Intl.DisplayNames(tag, { type: 'region' });
    const languages = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
    const named = (names: Intl.DisplayNames, code: string): string => {
      try {
        return names.of(code) ?? code;
      } catch {
        return code;
      }
    };
    return { country: (code) => named(countries, code), language: (code) => named(languages, code) };
  }, [tag]);
}

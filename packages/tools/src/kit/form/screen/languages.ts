import { defaultLocale, type LocaleCode, locales } from '@adwright/i18n/locales.ts';
import { useLocale } from 'use-intl';

/** The languages ads are written in, each by its own name. */
export const languageOptions = locales.map(({ code, name }): { value: LocaleCode; label: string } => ({
  value: code,
  label: name,
}));

/** What the page is read in: what a person most likely advertises in. */
export function usePageLanguage(): LocaleCode {
  const tag = useLocale();
  return locales.find((locale) => locale.tag === tag)?.code ?? defaultLocale;
}

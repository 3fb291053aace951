import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Numbers as the page's language writes them. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const locale = useLocale();
  // Options are constants of the caller: their text is their identity.
  const key = JSON.stringify(options);
  return useMemo(() => new Intl.NumberFormat(locale, JSON.parse(key ?? '{}')).format, [locale, key]);
}

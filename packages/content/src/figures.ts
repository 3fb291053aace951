import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';

/** Writes whole numbers as a language does: 2,400 or 2.400. */
export function figureIn(locale: LocaleCode): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(locale).tag);
  return (value) => format.format(value);
}

/** Writes prices in US dollars as a language does. */
export function dollarsIn(locale: LocaleCode): (value: number) => string {
  const { tag, dir } = localeOf(locale);
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  // Invisible marks keep "US$" from coming out as "$US" in a sentence that reads from the right.
  return (value) => (dir === 'rtl' ? `\u2066${format.format(value)}\u2069` : format.format(value));
}

import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';

/** Writes whole numbers as a language does: 2,400 or 2.400. */
export function figureIn(locale: LocaleCode): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(locale).tag);
  return (value) => format.format(value);
}

/** Writes prices in US dollars as a language does. */
export function dollarsIn(locale: LocaleCode): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(locale).tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (value) => format.format(value);
}

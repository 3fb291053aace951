import { localeOf } from '@adwright/i18n/locales.ts';
import { useLocaleCode } from '../words/use-locale-code.ts';
import { useNumberFormat } from '../words/use-number-format.ts';

const dollarFormat = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
} as const;

/** In a sentence that reads from the right, invisible marks keep "US$" from coming out as "$US". */
export function useDollars(): (amount: number) => string {
  const format = useNumberFormat(dollarFormat);
  const { dir } = localeOf(useLocaleCode());
  return (amount) => (dir === 'rtl' ? `\u2066${format(amount)}\u2069` : format(amount));
}

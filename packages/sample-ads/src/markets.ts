import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** Where sample ads run: the countries of a language, what its money is, and how it says twenty percent off. */
export type Market = {
  readonly locale: LocaleCode;
  readonly countries: readonly string[];
  readonly currency: string;
  /** From dollars, to prices that a shop there would set. */
  price(dollars: number): number | null;
  readonly offer: string;
};

const euros = (dollars: number): number => Math.max(2, Math.round(dollars * 0.95));

export const markets = [
  { locale: 'en', countries: ['US', 'GB', 'CA', 'AU'], currency: 'USD', price: Math.ceil, offer: '20% off' },
  { locale: 'de', countries: ['DE', 'AT', 'CH'], currency: 'EUR', price: euros, offer: '20 % Rabatt' },
  { locale: 'fr', countries: ['FR', 'BE', 'CA'], currency: 'EUR', price: euros, offer: '−20 %' },
  { locale: 'es', countries: ['ES', 'MX', 'AR'], currency: 'EUR', price: euros, offer: '20 % de descuento' },
  {
    locale: 'pt',
    countries: ['BR', 'PT'],
    currency: 'BRL',
    price: (dollars: number) => Math.round(dollars * 5) + 0.9,
    offer: '20% de desconto',
  },
  {
    locale: 'ja',
    countries: ['JP'],
    currency: 'JPY',
    price: (dollars: number) => Math.round(dollars * 1.4) * 100 + 80,
    offer: '20%オフ',
  },
  {
    locale: 'kr',
    countries: ['KR'],
    currency: 'KRW',
    // Some headline faces have no won sign.
    price: () => null,
    offer: '20% 할인',
  },
  {
    locale: 'cn',
    countries: ['CN', 'SG'],
    currency: 'CNY',
    price: (dollars: number) => Math.round(dollars * 7) + 9,
    offer: '限时8折',
  },
  {
    locale: 'ar',
    countries: ['SA', 'AE', 'EG'],
    currency: 'SAR',
    price: (dollars: number) => Math.round(dollars * 3.75),
    offer: 'خصم 20%',
  },
] as const satisfies readonly Market[];

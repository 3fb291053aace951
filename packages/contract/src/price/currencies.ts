/** Signs in the order they are looked for: the longer and the more particular first. */
export const currencySigns: readonly (readonly [sign: string, currency: string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['S$', 'SGD'],
  ['CN¥', 'CNY'],
  ['JP¥', 'JPY'],
  ['S/.', 'PEN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₸', 'KZT'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['원', 'KRW'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['лв', 'BGN'],
  ['грн', 'UAH'],
  ['руб', 'RUB'],
  ['د.إ', 'AED'],
  ['درهم', 'AED'],
  ['ر.س', 'SAR'],
  ['ريال', 'SAR'],
  ['ج.م', 'EGP'],
  ['جنيه', 'EGP'],
  ['د.ك', 'KWD'],
];

/** Words that are signs only when they stand alone. */
export const currencyWords: readonly (readonly [word: string, currency: string])[] = [
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['TL', 'TRY'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['Fr', 'CHF'],
  ['SFr', 'CHF'],
  ['Rs', 'INR'],
  ['AED', 'AED'],
  ['euro', 'EUR'],
  ['EUR', 'EUR'],
];

/** What the sign means where; the first is what it means when nothing tells. */
export const sharedSigns: readonly (readonly [sign: string, meanings: readonly string[]])[] = [
  ['$', ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP']],
  ['¥', ['JPY', 'CNY']],
  ['￥', ['JPY', 'CNY']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
];

export const isoCurrencies: ReadonlySet<string> = new Set(
  'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JOD JPY KRW KWD KZT MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'.split(
    ' ',
  ),
);

export const withoutCents: ReadonlySet<string> = new Set(['JPY', 'KRW', 'IDR', 'VND', 'CLP', 'ISK', 'HUF', 'COP']);
export const withThreeDecimals: ReadonlySet<string> = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);

const byRegion: Readonly<Record<string, string>> = {
  us: 'USD',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  sg: 'SGD',
  hk: 'HKD',
  tw: 'TWD',
  mx: 'MXN',
  ar: 'ARS',
  cl: 'CLP',
  co: 'COP',
  jp: 'JPY',
  cn: 'CNY',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  is: 'ISK',
};
const byLanguage: Readonly<Record<string, string>> = {
  ja: 'JPY',
  zh: 'CNY',
  sv: 'SEK',
  nb: 'NOK',
  nn: 'NOK',
  no: 'NOK',
  da: 'DKK',
};

/** Where a page seems to be from, to read signs that several countries share. */
export type PriceHints = { readonly language?: string; readonly host?: string; readonly currency?: string | null };

export function likelyCurrency({ language = '', host = '', currency }: PriceHints): string | null {
  if (currency !== undefined && currency !== null) return currency;
  const [base = '', ...rest] = language.toLowerCase().split('-');
  const region = rest.find((part) => part.length === 2);
  const top = host.split('.').at(-1) ?? '';
  // ".co" is used by shops of every country.
  const ofHost = top === 'co' ? undefined : byRegion[top];
  return (region === undefined ? undefined : byRegion[region]) ?? ofHost ?? byLanguage[base] ?? null;
}

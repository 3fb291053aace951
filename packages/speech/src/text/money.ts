import type { SpeechLanguage } from '../speech-language.ts';
import { numberPattern, parseNumber, sayNumber, wordLetter } from './numbers.ts';
import type { Replacement } from './replacement.ts';
import { spokenWords } from './spoken-words.ts';

const signs: Readonly<Record<string, string>> = {
  US$: 'USD',
  NT$: 'TWD',
  R$: 'BRL',
  A$: 'AUD',
  C$: 'CAD',
  HK$: 'HKD',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₹': 'INR',
  '₫': 'VND',
  '₴': 'UAH',
  '฿': 'THB',
  Rp: 'IDR',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  'руб.': 'RUB',
  'ر.س': 'SAR',
  'د.إ': 'AED',
  TL: 'TRY',
};
const codes = 'USD EUR GBP JPY CNY TWD RUB IDR KRW TRY BRL AUD CAD CHF INR MXN SAR AED HKD SGD PLN SEK'.split(' ');

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const symbol = [...Object.keys(signs), ...codes]
  .toSorted((a, b) => b.length - a.length)
  .map(escape)
  .join('|');
/** "$5 million" is said with the currency at the end. */
const scale = String.raw`(?:\s?(${[
  'thousand|million|billion|trillion|bn|millones|millón|millions?|milliards?|milioni|milione|miliardi|miliardo',
  'milhões|milhão|bilhões|Millionen|Million|Milliarden|Mio\\.|Mrd\\.|миллион\\p{L}*|миллиард\\p{L}*|млн|млрд|тыс\\.',
  'milyon|milyar|juta|miljard|miljoen|ribu',
].join('|')})(?!\p{L}))?`;
const before = new RegExp(String.raw`(?<!${wordLetter})(${symbol})\s?(${numberPattern})${scale}`, 'gu');
const after = new RegExp(
  String.raw`(?<!${wordLetter}|[.,])(${numberPattern})${scale}\s?(${symbol})(?!${wordLetter})`,
  'gu',
);

/** `$24.99` → "24 dollars 99", in the words and plurals of the language. */
export function money(text: string, language: SpeechLanguage): Replacement[] {
  const found: Replacement[] = [];
  for (const match of text.matchAll(before)) {
    const [whole, sign = '', amount = '', size] = match;
    found.push({ start: match.index, end: match.index + whole.length, say: sayMoney(amount, sign, language, size) });
  }
  for (const match of text.matchAll(after)) {
    const [whole, amount = '', size, sign = ''] = match;
    found.push({ start: match.index, end: match.index + whole.length, say: sayMoney(amount, sign, language, size) });
  }
  return found;
}

function sayMoney(amount: string, sign: string, language: SpeechLanguage, size?: string): string {
  const currency = currencyOf(sign, language);
  const { whole, decimals } = parseNumber(amount, language);
  if (size !== undefined) {
    const many = currencyName(1_000_000, currency, language);
    const of = { es: ' de', pt: ' de', it: ' di', fr: ' de' }[language as string] ?? '';
    const joined = `${sayNumber({ whole, decimals }, language)} ${fullSizes[size] ?? size}${of} ${many}`;
    return language === 'fr' ? joined.replace(/ de (?=[aeiouéè])/u, ' d’') : joined;
  }
  const name = currencyName(Number(whole), currency, language);
  const cents = /^0*$/u.test(decimals) ? '' : decimals.padEnd(2, '0').slice(0, 2);
  if (cents === '') return joinName(whole, name, language);
  const { centsJoin } = spokenWords[language];
  // Where cents are not said after the name, the whole number is read with its decimals.
  if (centsJoin === null) {
    const read = sayNumber({ whole, decimals: cents.replace(/0$/u, '') }, language);
    return joinName(read, name, language);
  }
  return [joinName(whole, name, language), centsJoin, String(Number(cents)).padStart(1)].filter(Boolean).join(' ');
}

const fullSizes: Readonly<Record<string, string>> = {
  bn: 'billion',
  'Mio.': 'Millionen',
  'Mrd.': 'Milliarden',
  млн: 'миллионов',
  млрд: 'миллиардов',
  'тыс.': 'тысяч',
};

function joinName(number: string, name: string, language: SpeechLanguage): string {
  return /^(?:zh|ja)/u.test(language) ? `${number}${name}` : `${number} ${name}`;
}

function currencyOf(sign: string, language: SpeechLanguage): string {
  if (sign === '¥' || sign === '￥') return language.startsWith('zh') ? 'CNY' : 'JPY';
  if (sign === '元' && language === 'zh-Hant') return 'TWD';
  if (sign === '$' && language === 'zh-Hant') return 'TWD';
  return signs[sign] ?? sign;
}

/** The name in its plural, without the country where everybody knows which is meant. */
function currencyName(amount: number, currency: string, language: SpeechLanguage): string {
  const words = spokenWords[language];
  const own = words.currencies?.[currency];
  if (own !== undefined) return own;
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  const name = format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency;
  return words.countries ? name.replaceAll(words.countries, '').trim() : name;
}

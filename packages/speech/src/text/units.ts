import type { SpeechLanguage } from '../speech-language.ts';
import { numberPattern, parseNumber, sayNumber, wordLetter } from './numbers.ts';
import { type Replacement, replaceWhere } from './replacement.ts';
import { spokenWords } from './spoken-words.ts';

/** Written forms of the units that the platform can name, with plurals, in every language. */
const units: Readonly<Record<string, string>> = {
  '%': 'percent',
  '٪': 'percent',
  '％': 'percent',
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  in: 'inch',
  '″': 'inch',
  ft: 'foot',
  kg: 'kilogram',
  g: 'gram',
  mg: 'milligram',
  oz: 'ounce',
  lb: 'pound',
  lbs: 'pound',
  l: 'liter',
  L: 'liter',
  ml: 'milliliter',
  mL: 'milliliter',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  min: 'minute',
  s: 'second',
  sec: 'second',
  '°C': 'celsius',
  '℃': 'celsius',
  '°F': 'fahrenheit',
  '°': 'degree',
  GB: 'gigabyte',
  TB: 'terabyte',
  MB: 'megabyte',
  KB: 'kilobyte',
  Go: 'gigabyte',
  Mo: 'megabyte',
  To: 'terabyte',
  км: 'kilometer',
  м: 'meter',
  см: 'centimeter',
  мм: 'millimeter',
  кг: 'kilogram',
  г: 'gram',
  л: 'liter',
  мл: 'milliliter',
  мг: 'milligram',
  dk: 'minute',
  ч: 'hour',
  мин: 'minute',
  كغ: 'kilogram',
  كجم: 'kilogram',
  جم: 'gram',
  مجم: 'milligram',
  سم: 'centimeter',
  مل: 'milliliter',
};
/** Units only right after a number: with a space between, "size 5 s" and "1 in the world" would be measures too. */
const attached = new Set(['s', 'in']);
const symbols = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .map((symbol) => (attached.has(symbol) ? symbol : String.raw`\s?${symbol}`))
  .join('|');
const amount = new RegExp(String.raw`(?<!${wordLetter}|[.,])(${numberPattern})(${symbols})(?!${wordLetter})`, 'gu');
const octets = /^\s?[GMT]o$/u;
/** Turkish writes the sign before the number. */
const percentFirst = new RegExp(String.raw`(?<!${wordLetter})%(${numberPattern})`, 'gu');

/** The platform has no name for it. */
const milligrams: Readonly<Record<SpeechLanguage, string>> = {
  en: 'milligrams',
  ru: 'миллиграмма',
  ja: 'ミリグラム',
  id: 'miligram',
  ar: 'مليغرام',
  'zh-Hans': '毫克',
  de: 'Milligramm',
  es: 'miligramos',
  fr: 'milligrammes',
  it: 'milligrammi',
  ko: '밀리그램',
  nl: 'milligram',
  pt: 'miligramas',
  tr: 'miligram',
  'zh-Hant': '毫克',
};

/** `30%` → "30 percent", `500 ml` → "500 milliliters". */
export function measures(text: string, language: SpeechLanguage): Replacement[] {
  return [
    ...replaceWhere(text, amount, ([, number = '', symbol = '']) =>
      // "5 To" is a size in French and the start of a sentence elsewhere.
      octets.test(symbol) && language !== 'fr' ? undefined : sayMeasure(number, units[symbol.trim()] ?? '', language),
    ),
    ...replaceWhere(text, percentFirst, ([, number = '']) => sayMeasure(number, 'percent', language)),
  ];
}

function sayMeasure(written: string, unit: string, language: SpeechLanguage): string | undefined {
  const number = parseNumber(written, language);
  const said = sayNumber(number, language);
  const { percent } = spokenWords[language];
  if (unit === 'percent' && percent !== undefined) return percent.replace('#', said);
  if (unit === 'milligram') return `${said} ${milligrams[language]}`;
  if (!Intl.supportedValuesOf('unit').includes(unit)) return undefined;
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(Number(`${number.whole}.${number.decimals || '0'}`));
  const words = parts.filter(({ type }) => type === 'unit').map(({ value }) => value);
  const unitFirst = parts.findIndex(({ type }) => type === 'unit') < parts.findIndex(({ type }) => type === 'integer');
  return (unitFirst ? [words[0], said, ...words.slice(1)] : [said, ...words]).join(' ');
}

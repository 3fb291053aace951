import type { SpeechLanguage } from '../speech-language.ts';
import { numberPattern, parseNumber, sayNumber, wordLetter } from './numbers.ts';
import { koreanCounts, koreanHours } from './korean-counters.ts';
import { type Replacement, replaceWhere } from './replacement.ts';
import { spokenWords } from './spoken-words.ts';

const address =
  /(?:https?:\/\/)?(?:www\.)?([\p{Script=Latin}\p{Script=Cyrillic}\d-]+(?:\.[\p{Script=Latin}\p{Script=Cyrillic}\d-]+)*\.(?:com|net|org|io|co|shop|store|app|dev|ai|de|fr|it|es|nl|ru|jp|kr|cn|tw|tr|br|pt|id|uk|eu))(\/[\w./-]*)?(?![\p{Script=Latin}\p{Script=Cyrillic}\d])/giu;
const mail = /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/gu;
const clock = /(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/gu;
const plainNumber = new RegExp(String.raw`(?<!${wordLetter}|[.,])(?:${numberPattern})(?![\d])`, 'gu');
const roundTheClock = /(?<!\d)(24\s?\/\s?7|7\s?\/\s?24)(?!\d)/gu;
const frenchClock = /(?<![\p{L}\d])([01]?\d|2[0-4])\s?h\s?([0-5]\d)(?!\d)/gu;
/** Indonesians write times with a dot, and decimals with a comma. */
const dottedClock = /(?<![\d.,:])([01]\d|2[0-4])\.([0-5]\d)(?![\d.,])/gu;
/** `3x` and `12 x`, as in "three times as long" or "in twelve payments". */
const fold = /(?<=(?<![\p{L}\d])\d{1,3})\s?[xх](?![\p{L}\d])/gu;
/** "U.S.A." or "S.p.A.": letters, not the end of a sentence. */
export const initials = /(?<![\p{L}\d.])(?:\p{L}\.){2,}(?![\p{L}\d])/gu;
const tenThousands = /(\d+(?:\.\d+)?)([万億])/gu;
const hashtag = /(?<![\p{L}\d&])#(?=[\p{L}\d_])/gu;
const handle = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])@(?=[\p{L}\d_])/gu;
const numberSign = /#(?=\d)|№\s?(?=\d)/gu;
const loneSign = /(?<=\s|^|\d)([&＆+=×*])(?=\s|$|\d)/gu;
const betweenWords = /(?<=\p{L})([&＆])(?=\p{L})/gu;
const slash = /(?<=\p{L})\s?\/\s?(?=\p{L})/gu;
/** Marks that mean something to the eye only. */
const silent = /[™®©*_~`«»„“”"‹›()[\]{}<>|•→←↑↓►▶★☆✓✔✗■□●○◆◇「」『』【】《》]+/gu;

/** Addresses, times, numbers and signs as they are said. */
export function signs(text: string, language: SpeechLanguage): Replacement[][] {
  const words = spokenWords[language];
  const spell = (part: string): string => part.replaceAll('.', ` ${words.dot} `).replaceAll('/', ` ${words.slash} `);
  const said: Readonly<Record<string, string>> = {
    '&': words.and,
    '＆': words.and,
    '+': words.plus,
    '=': words.equals,
    '×': words.times,
  };
  return [
    replaceWhere(text, mail, ([, name = '', host = '']) => `${spell(name)} ${words.at} ${spell(host)}`),
    replaceWhere(text, address, ([, host = '', path]) => `${spell(host)}${spell((path ?? '').replace(/\/$/u, ''))}`),
    replaceWhere(text, roundTheClock, ([written]) => written.replaceAll(/[\s/]+/gu, ' ')),
    replaceWhere(text, clock, ([, hours, minutes]) => sayTime(hours, minutes, language)),
    language === 'ja' ? replaceWhere(text, tenThousands, ([, number = '', size]) => inDigits(number, size)) : [],
    language === 'fr' ? replaceWhere(text, frenchClock, ([, hours, minutes]) => `${hours} heures ${minutes}`) : [],
    language === 'id' ? replaceWhere(text, dottedClock, ([, hours, minutes]) => sayTime(hours, minutes, language)) : [],
    language === 'ko' ? koreanCounts(text) : [],
    replaceWhere(text, fold, () => ` ${words.times}`),
    replaceWhere(text, initials, ([letters]) => letters.replaceAll('.', ' ').trim()),
    replaceWhere(text, numberSign, () => `${words.number} `),
    replaceWhere(text, plainNumber, ([written]) => sayNumber(parseNumber(written, language), language)),
    replaceWhere(text, hashtag, () => `${words.hashtag} `),
    replaceWhere(text, handle, () => ' '),
    replaceWhere(text, loneSign, ([, sign = '']) => (sign === '*' ? ' ' : ` ${said[sign] ?? ''} `)),
    replaceWhere(text, betweenWords, () => ` ${words.and} `),
    replaceWhere(text, slash, () => ' '),
    replaceWhere(text, silent, () => ' '),
  ];
}

/** Between the hours and the minutes, and after them, where the language says more than two numbers. */
const clockWords: Partial<Readonly<Record<SpeechLanguage, readonly [hours: string, minutes: string]>>> = {
  de: [' Uhr ', ''],
  fr: [' heures ', ''],
  nl: [' uur ', ''],
  ja: ['時', '分'],
  ko: ['시 ', '분'],
  'zh-Hans': ['点', '分'],
  'zh-Hant': ['點', '分'],
};

function sayTime(written = '', minutes = '', language: SpeechLanguage): string {
  const hours = language === 'ko' ? koreanHours(written) : written;
  const [afterHours, afterMinutes] = clockWords[language] ?? [' ', ''];
  if (minutes !== '00') return `${hours}${afterHours}${minutes}${afterMinutes}`;
  if (language === 'en') return Number(hours) <= 12 ? `${hours} o'clock` : `${hours} hundred`;
  return `${hours}${afterHours}`.trim();
}

function inDigits(number: string, size: string | undefined): string {
  return String(Math.round(Number(number) * (size === '億' ? 100_000_000 : 10_000)));
}

/** The language's abbreviations in full; the dot of the last one may also end a sentence, which the caller decides. */
export function abbreviations(text: string, language: SpeechLanguage): Replacement[] {
  const lower = text.toLowerCase();
  const found: Replacement[] = [];
  for (const [short, full] of Object.entries(spokenWords[language].abbreviations)) {
    for (let at = lower.indexOf(short); at >= 0; at = lower.indexOf(short, at + short.length)) {
      const [before, after] = [lower[at - 1] ?? ' ', lower[at + short.length] ?? ' '];
      if (!/[\p{L}\d.]/u.test(before) && !/[\p{L}\d]/u.test(after))
        found.push({ start: at, end: at + short.length, say: full });
    }
  }
  return found;
}

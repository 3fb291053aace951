import type { SpeechLanguage } from '../speech-language.ts';
import { numberPattern, parseNumber, sayNumber, wordLetter } from './numbers.ts';
import { type Replacement, replaceWhere } from './replacement.ts';
import { spokenWords } from './spoken-words.ts';

const address =
  /(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|io|co|shop|store|app|dev|ai|de|fr|it|es|nl|ru|jp|kr|cn|tw|tr|br|pt|id|uk|eu))(\/[\w./-]*)?(?![\p{L}\d])/giu;
const mail = /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/gu;
const clock = /(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/gu;
const plainNumber = new RegExp(String.raw`(?<!${wordLetter}|[.,])(?:${numberPattern})(?![\d])`, 'gu');
const roundTheClock = /(?<!\d)24\s?\/\s?7(?!\d)/gu;
const hashtag = /(?<![\p{L}\d&])#(?=[\p{L}\d_])/gu;
const handle = /(?<![\p{L}\d])@(?=[\p{L}\d_])/gu;
const numberSign = /#(?=\d)/gu;
const loneSign = /(?<=\s|^|\d)([&＆+=×*])(?=\s|$|\d)/gu;
const betweenWords = /(?<=\p{L})([&＆])(?=\p{L})/gu;
const slash = /(?<=\p{L})\s?\/\s?(?=\p{L})/gu;
/** Marks that mean something to the eye only. */
const silent = /[™®©*_~`«»„“”"‹›()[\]{}<>|•→←↑↓►▶★☆✓✔✗■□●○◆◇]+/gu;

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
    replaceWhere(text, roundTheClock, () => '24 7'),
    replaceWhere(text, clock, ([, hours = '', minutes = '']) =>
      minutes === '00' && language !== 'en' ? hours : `${hours} ${minutes}`,
    ),
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

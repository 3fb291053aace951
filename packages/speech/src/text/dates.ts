import type { SpeechLanguage } from '../speech-language.ts';
import { type Replacement, replaceWhere } from './replacement.ts';

const yearFirst = /(?<![\d/.-])(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?![\d/-])/gu;
const yearLast = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/gu;

/** `15/3/2026`, `15-3-2026`, `3/15/2026` and `2026-03-15` as the language says a day. */
export function dates(text: string, language: SpeechLanguage): Replacement[] {
  return [
    ...replaceWhere(text, yearFirst, ([, year = '', month = '', day = '']) => sayDate(year, month, day, language)),
    ...replaceWhere(text, yearLast, ([, first = '', sign, second = '', year = '']) => {
      // Only Americans write the month first, and only between slashes.
      const monthFirst = language === 'en' && sign === '/' && Number(first) <= 12;
      return monthFirst ? sayDate(year, first, second, language) : sayDate(year, second, first, language);
    }),
  ];
}

function sayDate(year: string, month: string, day: string, language: SpeechLanguage): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  return date
    .toLocaleDateString(`${language}-u-nu-latn-ca-gregory`, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(/ г\.$/u, ' года');
}

import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** About as many letters a second as voices of a language read aloud. */
const lettersASecond: Readonly<Record<LocaleCode, number>> = {
  en: 16,
  ru: 15,
  ja: 7.5,
  id: 15,
  ar: 12,
  cn: 4.6,
  de: 15,
  es: 16,
  fr: 16,
  it: 16,
  kr: 7,
  nl: 15,
  pt: 15.5,
  tr: 14.5,
  zh: 4.6,
};
/** A digit is said as a word. */
const digits = /\p{Nd}/gu;
/** Vowels written above and below letters belong to these. */
const marks = /\p{M}/gu;
/** Signs are pauses: they take the time of a few letters. */
const pauses = /[.!?…,;:。！？、，؟،]/gu;

/** About how long it takes to say, before anybody has said it. */
export function secondsToSay(text: string, language: LocaleCode): number {
  const written = text.trim();
  if (written === '') return 0;
  const rate = lettersASecond[language];
  const letters = [...written.replaceAll(marks, '')].length + 3 * (written.match(digits)?.length ?? 0);
  return letters / rate + 0.12 * (written.match(pauses)?.length ?? 0);
}

import type { SpeechLanguage } from '../speech-language.ts';

/**
 * Letters that a language writes in two ways for the same sound, where both are right in print. Only these: a word that
 * sounds otherwise, or is written wrongly, stays an error.
 */
const spellings: Partial<Readonly<Record<SpeechLanguage, readonly (readonly [written: RegExp, as: string])[]>>> = {
  // Mostly printed without its dots.
  ru: [[/ё/gu, 'е']],
  // Switzerland has no ß.
  de: [[/ß/gu, 'ss']],
  fr: [
    [/œ/gu, 'oe'],
    [/æ/gu, 'ae'],
  ],
  // The roof over a vowel is optional.
  tr: [
    [/â/gu, 'a'],
    [/î/gu, 'i'],
    [/û/gu, 'u'],
  ],
  // Vowel signs and the forms of alef are left out in print.
  ar: [
    [/[\u064B-\u0652\u0640]/gu, ''],
    [/[أإآ]/gu, 'ا'],
  ],
};

export function oneSpelling(text: string, language: SpeechLanguage): string {
  return (spellings[language] ?? []).reduce((so, [written, as]) => so.replaceAll(written, as), text);
}

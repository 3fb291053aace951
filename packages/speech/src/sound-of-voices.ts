import type { SpeechLanguage } from './speech-language.ts';

/** Raise it when voices sound otherwise than before: what was kept of them is then made anew. */
export const soundOfVoices = 4;

/** Raise it where the voices of one language alone read a word otherwise: only theirs is made anew. */
const since: Partial<Readonly<Record<SpeechLanguage, number>>> = {
  it: 1,
  pt: 1,
  ru: 2,
  tr: 1,
  'zh-Hans': 2,
  'zh-Hant': 2,
};

/** What is added to the name of a kept sentence or sample of that language; nothing in others, whose sounds stay. */
export function soundOfLanguage(language: SpeechLanguage): readonly number[] {
  const number = since[language];
  return number === undefined ? [] : [number];
}

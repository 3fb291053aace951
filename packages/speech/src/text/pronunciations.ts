import type { Pronunciation } from '@adwright/domain/engines/speech.ts';
import { type Replacement, replaceWhere } from './replacement.ts';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** IPA stays between slashes for the voice that can speak it. */
export const ipaPattern = /^\/([^/]+)\/$/u;

/** Whole words, whatever their case; a longer word's hint comes before that of a word within it. */
export function pronounced(text: string, hints: readonly Pronunciation[]): Replacement[] {
  const spaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return hints
    .filter(({ word, say }) => word.trim() !== '' && say.trim() !== '')
    .toSorted((a, b) => b.word.length - a.word.length)
    .flatMap(({ word, say }) => {
      const [open, close] = spaced.test(word) ? ['', ''] : [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`];
      return replaceWhere(text, new RegExp(`${open}${escape(word.trim())}${close}`, 'giu'), () => say.trim());
    });
}

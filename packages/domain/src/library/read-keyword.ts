import { type Stretch, stretchesOf } from './search-words.ts';

/** What somebody typed: single words, and phrases that must stand as they are. */
export type Keyword = { readonly words: readonly Stretch[]; readonly phrases: readonly (readonly Stretch[])[] };

const quoted = /["“”„«»「」『』]([^"“”„«»「」『』]+)["“”„«»「」『』]/gu;

/** More than anybody types; each costs the database time. */
const mostWords = 12;

export function readKeyword(text: string): Keyword {
  const phrases = Array.from(text.matchAll(quoted), (match) => stretchesOf(match[1] ?? '').slice(0, mostWords));
  const words = stretchesOf(text.replaceAll(quoted, ' ')).slice(0, mostWords);
  return { words: withoutRepeats(words), phrases: phrases.filter((phrase) => phrase.length > 0).slice(0, 4) };
}

function withoutRepeats(words: readonly Stretch[]): Stretch[] {
  return words.filter((word, index) => words.findIndex(({ text }) => text === word.text) === index);
}

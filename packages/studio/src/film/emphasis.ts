import type { SpokenWord } from '../template-input.ts';
import { isUnspaced } from '../text/script.ts';

type Emphasised = { text: string; start: number; end: number; strong?: boolean };

/** Where a breath ends: words are weighed against those said in one. */
const ends = /[.!?…,;:。！？、，؟،]$/u;

/** Figures, prices, shares and hours say most, whatever the language. */
const figure = /\p{N}/u;

/** Shorter than this a word carries nothing but the sentence. */
const least = { spaced: 6, unspaced: 3 } as const;

function weightOf(text: string): number {
  const letters = [...text.replaceAll(/[^\p{L}\p{N}]/gu, '')];
  const unspaced = isUnspaced(letters[0] ?? '');
  return letters.length >= (unspaced ? least.unspaced : least.spaced) ? letters.length : 0;
}

/** Marks what carries the weight: every figure, and where a breath has none, its longest word. At most one in three. */
export function withEmphasis(words: readonly SpokenWord[]): Emphasised[] {
  const marked: Emphasised[] = [];
  let breath: SpokenWord[] = [];
  const close = (): void => {
    const figures = breath.filter(({ text }) => figure.test(text));
    const longest = breath.toSorted((a, b) => weightOf(b.text) - weightOf(a.text))[0];
    const strong = new Set(
      figures.length > 0 ? figures : longest && breath.length >= 3 && weightOf(longest.text) > 0 ? [longest] : [],
    );
    marked.push(...breath.map((word) => ({ ...word, ...(strong.has(word) && { strong: true }) })));
    breath = [];
  };
  for (const word of words) {
    breath.push(word);
    if (ends.test(word.text)) close();
  }
  close();
  return marked;
}

import { englishWords } from '../text/english-numbers.ts';

const plain = (text: string): string[] =>
  englishWords(text.replaceAll(/per cent/giu, 'percent').replaceAll('%', ' percent'));

/** Words that would have to be changed, added or left out, and how many there are. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [a, b] = [plain(said), plain(heard)];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, word] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: a.length };
}

import { hasRtl } from './script.ts';

const letter = /\p{L}/u;
const digit = /\p{Nd}/u;

/**
 * The words of a line from left to right, by their place in reading. Inside right-to-left words a Latin name of several
 * words runs the other way, with the numbers that follow it.
 */
export function fromLeft(words: readonly string[], direction: 'ltr' | 'rtl'): number[] {
  if (direction === 'ltr') return words.map((_, index) => index);
  const runs: number[][] = [];
  let inName = false;
  for (const [index, word] of words.entries()) {
    const latin = letter.test(word) && !hasRtl(word);
    const goesOn: boolean = inName && (latin || (digit.test(word) && !hasRtl(word)));
    if (goesOn) runs.at(-1)?.push(index);
    else runs.push([index]);
    inName = latin || goesOn;
  }
  return runs.toReversed().flat();
}

/**
 * Typing errors are found by what is left when one letter goes: of a word with one letter too many, too few, wrong or
 * swapped, the right word shares a rest. Looking rests up is exact, so it costs the same however many words there are.
 */
const shortest = 4;
const longest = 24;

/** The word and every rest of it; none for words too short to guess at. */
export function restsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < shortest || letters.length > longest || /\d/.test(word)) return [];
  const rests = letters.map((_, left) => letters.toSpliced(left, 1).join(''));
  return [word, ...new Set(rests)];
}

type Near = { readonly word: string; readonly uses: number };

const mostGuesses = 3;

/** Of words that share a rest, those that were most likely meant: the fewest errors first, then the most used. */
export function likeliest(typed: string, candidates: readonly Near[]): string[] {
  const judged = candidates
    .map(({ word, uses }) => ({ word, uses, errors: errorsBetween(typed, word) }))
    .filter(({ errors }) => errors <= (typed.length < 8 ? 1 : 2));
  const fewest = Math.min(...judged.map(({ errors }) => errors));
  return judged
    .filter(({ errors }) => errors === fewest)
    .toSorted((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, mostGuesses)
    .map(({ word }) => word);
}

/** Letters added, missing, wrong or swapped with their neighbour. */
export function errorsBetween(one: string, other: string): number {
  const a = Array.from(one);
  const b = Array.from(other);
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((letter, at) => {
    const next = [at + 1];
    b.forEach((wanted, to) => {
      const same = letter === wanted ? 0 : 1;
      let cost = Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + same);
      if (at > 0 && to > 0 && letter === b[to - 1] && a[at - 1] === wanted)
        cost = Math.min(cost, (before[to - 1] ?? 0) + 1);
      next.push(cost);
    });
    before = row;
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** How much a word counts in the brand, headline and text; the same as in `hits-query.ts`. */
const weightOf: Readonly<Record<string, number>> = { A: 1, B: 0.7, C: 0.25, D: 0.05 };

/** What one over the squares of all whole numbers comes to: as much as a word that stands everywhere would get. */
const most = 1.644_934_066_85;

export type Lexeme = {
  readonly word: string;
  /** How much of what the ad says it is; 0 for the values of filters. */
  readonly share: number;
};

const entries = /'((?:[^'\\]|''|\\\\)*)'(?::([\d,ABCD]+))?/g;

/** The words of an ad as Postgres writes them, `'walk':3B,17`, and how many there are in all. */
export function readTsvector(text: string): { readonly lexemes: Lexeme[]; readonly length: number } {
  let length = 0;
  const lexemes = Array.from(text.matchAll(entries), ([, quoted = '', places = '']) => {
    const weights = places === '' ? [] : places.split(',').map((place) => weightOf[place.at(-1) ?? ''] ?? 0.05);
    length += Math.max(1, weights.length);
    const word = quoted.replaceAll("''", "'").replaceAll('\\\\', '\\');
    return { word, share: shareOf(weights) };
  });
  return { lexemes, length };
}

/** As `ts_rank` has it: the weightiest place counts whole, every further one for less. */
function shareOf(weights: readonly number[]): number {
  let [sum, best, bestAt] = [0, 0, 0];
  weights.forEach((weight, at) => {
    sum += weight / (at + 1) ** 2;
    if (weight > best) [best, bestAt] = [weight, at];
  });
  return (best + sum - best / (bestAt + 1) ** 2) / most;
}

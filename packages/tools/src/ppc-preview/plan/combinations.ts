import { seededRandom } from '@adwright/copywriter/engine/random.ts';
import type { PpcPreviewInput } from '../contract.ts';

type Lines = Pick<PpcPreviewInput, 'headlines' | 'descriptions'>;
type Pinned = { readonly text: string; readonly pin: number | null };

/** One way the network may put the ad together. */
export type Combination = { readonly headlines: readonly string[]; readonly descriptions: readonly string[] };

/**
 * Ways the ad may appear, always the same for the same number: each place takes a line that is pinned to it, or else
 * one that is pinned nowhere, and no line appears twice.
 */
export function combinationAt({ headlines, descriptions }: Lines, number: number): Combination {
  const random = seededRandom(number * 7919 + 17);
  const pick = (lines: readonly Pinned[], places: number): string[] => {
    const free = random.shuffled(lines.filter(({ pin, text }) => pin === null && text !== ''));
    const taken: string[] = [];
    for (let place = 1; place <= places; place += 1) {
      const fixed = random.shuffled(lines.filter(({ pin, text }) => pin === place && text !== ''));
      const line = fixed[0] ?? free.pop();
      if (line) taken.push(line.text);
    }
    return taken;
  };
  return { headlines: pick(headlines, 3), descriptions: pick(descriptions, 2) };
}

/** How many different ads the lines make: every order of three headlines and two descriptions that the pins allow. */
export function countCombinations({ headlines, descriptions }: Lines): number {
  return arrangements(headlines, 3) * arrangements(descriptions, 2);
}

function arrangements(lines: readonly Pinned[], places: number): number {
  const written = lines.filter(({ text }) => text !== '');
  let free = written.filter(({ pin }) => pin === null).length;
  let ways = 1;
  for (let place = 1; place <= places; place += 1) {
    const fixed = written.filter(({ pin }) => pin === place).length;
    if (fixed > 0) ways *= fixed;
    else if (free > 0) {
      ways *= free;
      free -= 1;
    }
  }
  return ways;
}

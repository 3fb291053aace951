import { LibraryQuery } from '@adwright/contract/library/search.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { writeLook } from '@adwright/contract/library/look.ts';
import { round } from './report.ts';
import { vocabulary, wordOf } from './search-ads.ts';
import { likeSample, sampleLooks } from './search-looks.ts';

export const kinds = ['browse', 'keyword', 'filtered', 'faceted', 'typo', 'image'] as const;
export type Kind = (typeof kinds)[number];

/** Frequent and rare words alike, the same ones in every run. */
function wordAt(turn: number): string {
  return wordOf(Math.floor(vocabulary * ((turn * 0.618) % 1) ** 3));
}

function mistyped(word: string): string {
  return `${word.slice(0, 3)}${word.slice(4, 5)}${word.slice(3, 4)}${word.slice(5)}`;
}

const samples = await sampleLooks();

const queryOf: Readonly<Record<Kind, (turn: number) => object>> = {
  browse: () => ({ facets: 'false' }),
  keyword: (turn) => ({ keyword: `${wordAt(turn)} ${wordAt(turn + 1)}`, facets: 'false' }),
  filtered: (turn) => ({ keyword: wordAt(turn), platform: 'tiktok', country: 'de', facets: 'false' }),
  faceted: (turn) => ({ keyword: wordAt(turn), platform: 'tiktok' }),
  typo: (turn) => ({ keyword: mistyped(wordAt(turn)), facets: 'false' }),
  image: (turn) => ({ look: writeLook(likeSample(samples, 1_234_567 + 31 * turn)) }),
};

export async function timeQueries(
  library: Library,
  count: number,
): Promise<Record<Kind, { p50: number; p95: number }>> {
  const entries: [Kind, { p50: number; p95: number }][] = [];
  for (const kind of kinds) {
    const times: number[] = [];
    // The first few find a cold cache, as nobody's does who searches.
    for (let turn = -5; turn < count; turn += 1) {
      const start = performance.now();
      await searchLibrary({ library }, LibraryQuery.parse(queryOf[kind](turn + 5)));
      if (turn >= 0) times.push(performance.now() - start);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 1);
    entries.push([kind, { p50: at(0.5), p95: at(0.95) }]);
  }
  return Object.fromEntries(entries) as Record<Kind, { p50: number; p95: number }>;
}

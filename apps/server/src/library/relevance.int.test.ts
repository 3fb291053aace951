import { LibraryQuery } from '@adwright/contract/library/search.ts';
import { createLibrary } from '@adwright/db/library/create-library.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { sampleEntries } from '@adwright/sample-ads/library-entries.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';
import { relevanceQueries } from './relevance-queries.ts';

const queries = Object.values(relevanceQueries).flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .map(([keyword = '', product = '']) => ({ keyword, product })),
);

/** 1 when the first ten are all right, less the earlier a wrong one comes. */
function ndcg(found: readonly boolean[]): number {
  const gain = (hits: readonly boolean[]): number =>
    hits.reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
  return gain(found) / gain(Array.from({ length: 10 }, () => true));
}

describeOnDatabases('relevance', (database) => {
  it('puts the right ads first: nDCG@10 of at least 0.9 over queries in eight languages', async () => {
    const library = createLibrary(database().db);
    const entries = await sampleEntries();
    expect(entries.length).toBeGreaterThanOrEqual(600);
    await library.put(entries);
    const scores: { keyword: string; score: number }[] = [];
    for (const { keyword, product } of queries) {
      const query = LibraryQuery.parse({ keyword, page_size: '10', facets: 'false' });
      const { list } = await searchLibrary({ library }, query);
      // Where an ad leads names its product, whatever language it is in. Every product has more than ten.
      scores.push({ keyword, score: ndcg(list.map((ad) => ad.landing_page?.includes(product) ?? false)) });
    }
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    const weak = scores
      .filter(({ score }) => score < 0.9)
      .map(({ keyword, score }) => `${keyword} ${score.toFixed(2)}`);
    process.stdout.write(
      `nDCG@10 of ${scores.length} queries: ${mean.toFixed(3)}; weak: ${weak.join(', ') || 'none'}\n`,
    );
    expect(scores.length).toBeGreaterThanOrEqual(60);
    expect(mean).toBeGreaterThanOrEqual(0.9);
  });
});

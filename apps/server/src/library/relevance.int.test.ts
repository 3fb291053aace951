import { LibraryQuery } from '@adwright/contract/library/search.ts';
import { openLibrary } from '@adwright/db/library/open-library.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { sampleEntries } from '@adwright/sample-ads/library-entries.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { expect, it, onTestFinished } from 'vitest';
import { relevanceQueries } from './relevance-queries.ts';

const queries = Object.entries(relevanceQueries).flatMap(([locale, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .map(([keyword = '', product = '']) => ({ language: localeOf(locale as LocaleCode).tag, keyword, product })),
);

/** 1 when all that is right comes first, less the later it comes or the more of it is missing. */
function ndcg(found: readonly boolean[], there: number): number {
  const gain = (hits: readonly boolean[]): number =>
    hits.reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
  const best = Math.min(10, Math.max(there, found.filter(Boolean).length));
  return gain(found) / gain(Array.from({ length: best }, () => true));
}

describeOnBothDatabases('relevance', (database) => {
  it('puts the right ads first: nDCG@10 of at least 0.9 over queries in eight languages', async () => {
    const { library, ready, close } = await openLibrary(database(), (error) => {
      throw error;
    });
    onTestFinished(close);
    const entries = await sampleEntries();
    expect(entries.length).toBeGreaterThanOrEqual(600);
    await library.put(entries);
    await ready();
    const scores: { keyword: string; score: number }[] = [];
    for (const { language, keyword, product } of queries) {
      const query = LibraryQuery.parse({ keyword, page_size: '10', facets: 'false' });
      const { list } = await searchLibrary({ library }, query);
      // Where an ad leads names its product. Right are at least all of the words' own language.
      const isRight = (ad: { landing_page: string | null }): boolean => ad.landing_page?.includes(product) ?? false;
      const there = entries.filter((ad) => ad.language === language && isRight(ad)).length;
      scores.push({ keyword, score: ndcg(list.map(isRight), there) });
    }
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    const weak = scores
      .filter(({ score }) => score < 0.9)
      .map(({ keyword, score }) => `${keyword} ${score.toFixed(2)}`);
    process.stdout.write(
      `nDCG@10 of ${scores.length} queries on ${database().kind}: ${mean.toFixed(3)}; weak: ${weak.join(', ') || 'none'}\n`,
    );
    expect(scores.length).toBeGreaterThanOrEqual(60);
    expect(mean).toBeGreaterThanOrEqual(0.9);
  });
});

import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { LibraryQuery } from '@adwright/contract/library/search.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { describeOnEmbedded } from '@adwright/test-kit/database.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLibrary } from '../create-library.ts';
import { keepIndex, type KeptIndex } from './keep-index.ts';

const restMs = 300;

function entry(number: number): LibraryEntry {
  return {
    source: 'import',
    key: String(number),
    brand: `Brand ${number % 7}`,
    platforms: ['facebook'],
    countries: ['US'],
    language: 'en',
    format: 'image',
    cta: 'shop_now',
    category: 'other',
    headline: `Socks number ${number}`,
    body: 'Soft wool for long walks.',
    description: '',
    landing_page: null,
    started_on: '2026-05-01',
    last_seen_on: '2026-06-01',
    active: true,
    media: [],
    palette: [],
    history: [],
  };
}

describeOnEmbedded('the thread of the index', (database) => {
  const threads: Worker[] = [];
  const errors: Error[] = [];
  const notice = (worker: Worker): void => void threads.push(worker);
  let index: KeptIndex;
  beforeAll(() => {
    process.on('worker', notice);
    index = keepIndex(database().db, (error) => errors.push(error), restMs);
  });
  afterAll(async () => {
    process.off('worker', notice);
    await index.close();
  });

  it('may die in the middle of searches: all are answered, and another takes its place', async () => {
    const library = createLibrary(database().db, index);
    const query = LibraryQuery.parse({ keyword: 'wool', page_size: 20, sort: 'newest' });
    const search = async (): Promise<LibraryAd[]> => (await searchLibrary({ library }, query)).list;
    await library.put(Array.from({ length: 200 }, (_, number) => entry(number)));
    await library.rememberSource('import', { version: '1', removed: false });
    await index.ready();
    const expected = await search();
    expect(expected).toHaveLength(20);
    expect(threads).toHaveLength(1);

    const during = Array.from({ length: 25 }, search);
    const death = threads[0]?.terminate();
    const answers = await Promise.all([...during, ...Array.from({ length: 25 }, search)]);
    await death;
    for (const answer of answers) expect(answer).toEqual(expected);
    expect(errors.map(({ message }) => message)).toContain('The index of ads failed');
    // It may have died of what it holds: the database answers for a while before another is filled.
    expect(await search()).toEqual(expected);
    expect(threads).toHaveLength(1);

    await wait(restMs);
    await library.put([entry(1000)]);
    await index.ready();
    expect(threads).toHaveLength(2);
    const { total } = (await index.ask('hits', { ...everything, match: `'wool'` })) ?? { total: 0 };
    expect(total).toBe(201);
  });
});

const everything = {
  words: null,
  exact: [],
  among: null,
  runningDaysMin: null,
  startedFrom: null,
  startedTo: null,
  sort: 'newest',
  after: null,
  facets: [],
  page: null,
} as const;

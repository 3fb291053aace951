import { LibraryQuery } from '@adwright/contract/library/search.ts';
import { fillSamples } from '@adwright/domain/library/fill-samples.ts';
import type { Library, LibraryEntry } from '@adwright/domain/library/ports.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenLibrary, openLibrary } from './open-library.ts';

function entry(key: string, change: Partial<LibraryEntry>): LibraryEntry {
  return {
    source: 'import',
    key,
    brand: 'Plainfield',
    platforms: ['facebook'],
    countries: ['US'],
    language: 'en',
    format: 'image',
    cta: 'shop_now',
    category: 'other',
    headline: '',
    body: '',
    description: '',
    landing_page: null,
    started_on: '2026-05-01',
    last_seen_on: '2026-06-01',
    active: false,
    media: [],
    palette: [],
    history: [],
    ...change,
  };
}

const entries = [
  entry('socks', {
    brand: 'Merrow',
    headline: 'Socks for long walks',
    body: 'Soft wool that dries overnight.',
    landing_page: 'https://shop.merrow.example/socks',
  }),
  entry('shoes', { headline: 'Running shoes', body: 'Made for people who run. Headphones not included.' }),
  entry('de', {
    language: 'de',
    countries: ['DE', 'AT'],
    headline: 'Leichte Laufschuhe',
    body: 'Bequeme Schuhe für lange Wege.',
  }),
  entry('ru', { language: 'ru', countries: ['RU'], headline: 'Беспроводные наушники', body: 'Тишина в метро.' }),
  entry('cn', { language: 'zh-Hans', countries: ['CN'], headline: '亮肤精油', body: '一分钟吸收的护肤品' }),
  entry('ja', { language: 'ja', countries: ['JP'], headline: 'ワイヤレスヘッドホン', body: '街の騒音をカット' }),
  entry('ko', {
    language: 'ko',
    countries: ['KR'],
    headline: '무선 헤드폰',
    body: '소음을 차단해요',
    platforms: ['tiktok'],
    active: true,
  }),
  entry('fr', { language: 'fr', headline: 'Crème de nuit', body: 'Répare la peau.', brand: 'Maison Verrine' }),
  entry('evil', { headline: `<script>alert('x')</script>`, body: `'); drop table library_ads; -- & | ! :* \\` }),
];

describeOnBothDatabases('ads library', (database) => {
  let library: Library;
  let opened: OpenLibrary;
  beforeAll(async () => {
    opened = await openLibrary(database(), (error) => {
      throw error;
    });
    ({ library } = opened);
    await library.put(entries);
    await library.rememberSource('import', { version: '1', removed: false });
  });
  afterAll(() => opened.close());
  const search = (query: object) => searchLibrary({ library }, LibraryQuery.parse(query));
  const headlines = async (query: object) => (await search(query)).list.map(({ headline }) => headline);

  it('answers before its index is there as it does afterwards', async () => {
    const order = { keyword: 'shoes wool', sort: 'newest' };
    const before = await search(order);
    expect(before.list).toHaveLength(2);
    await opened.ready();
    expect(await search(order)).toEqual(before);
  });

  it.each([
    ['other forms of a word', 'sock walking', 'Socks for long walks'],
    ['German endings', 'laufschuh', 'Leichte Laufschuhe'],
    ['Russian cases', 'наушниками', 'Беспроводные наушники'],
    ['a word inside a Chinese text', '护肤', '亮肤精油'],
    ['a single letter of it', '街', 'ワイヤレスヘッドホン'],
    ['katakana', 'ヘッドホン', 'ワイヤレスヘッドホン'],
    ['Korean with its particle', '소음', '무선 헤드폰'],
    ['no accents', 'creme', 'Crème de nuit'],
    ['half a word', 'overni', 'Socks for long walks'],
    ['a brand', 'merrow', 'Socks for long walks'],
    ['words that say nothing beside one that does', 'the socks', 'Socks for long walks'],
  ])('finds %s', async (_, keyword, headline) => {
    expect((await headlines({ keyword }))[0]).toBe(headline);
  });

  it.each(['domain', 'categ', 'plat', 'starte', 'ran'])(
    'does not take the beginning of a word for a filter: %s',
    async (keyword) => {
      expect((await search({ keyword })).total).toBe(0);
    },
  );

  it('goes on with a word that a filter begins with as well', async () => {
    expect(await headlines({ keyword: 'so' })).toEqual(['Socks for long walks']);
  });

  it('reads a mistyped word as the one it is near, and says so', async () => {
    const { list, corrected } = await search({ keyword: 'runing sohes' });
    expect(list[0]?.headline).toBe('Running shoes');
    expect(corrected).toContainEqual({ word: 'sohes', as: 'shoes' });
  });

  it('takes a phrase as it is written', async () => {
    expect(await headlines({ keyword: '"soft wool"' })).toEqual(['Socks for long walks']);
    expect(await headlines({ keyword: '"wool soft"' })).toEqual([]);
    expect(await headlines({ keyword: '"分钟吸收"' })).toEqual(['亮肤精油']);
  });

  it('shows ads with some of the words where none has all, and says so', async () => {
    const { list, partial } = await search({ keyword: 'wool headphones' });
    expect([list.length, partial]).toEqual([2, true]);
  });

  it('counts every value as if its own filter were not chosen', async () => {
    const { total, facets } = await search({ language: 'de,ko', country: 'KR' });
    expect(total).toBe(1);
    expect(facets?.country).toEqual([
      { value: 'AT', count: 1 },
      { value: 'DE', count: 1 },
      { value: 'KR', count: 1 },
    ]);
    expect(facets?.platform).toEqual([{ value: 'tiktok', count: 1 }]);
  });

  it.each([
    [{ brand: 'maison verrine' }, ['Crème de nuit']],
    [{ active: 'true' }, ['무선 헤드폰']],
    [{ active: 'false', language: 'ko' }, []],
    [{ domain: 'merrow.example' }, ['Socks for long walks']],
    [{ keyword: 'https://www.merrow.example/x' }, ['Socks for long walks']],
    [{ platform: 'tiktok', keyword: '무선' }, ['무선 헤드폰']],
    [{ started_from: '2026-06-01' }, []],
    [{ running_days_min: '32' }, []],
  ])('filters by %o', async (query, found) => {
    expect(await headlines(query)).toEqual(found);
  });

  it.each(['relevance', 'newest', 'longest'])('pages in order of %s without leaving out or repeating', async (sort) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const keyword = sort === 'relevance' ? 'shoes wool наушники 护肤 ヘッドホン' : undefined;
      const page = await search({ sort, page_size: '2', keyword, ...(cursor && { cursor }) });
      seen.push(...page.list.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(sort === 'relevance' ? 5 : entries.length);
  });

  it('refuses the cursor of another order', async () => {
    await expect(search({ sort: 'newest', cursor: `longest~3~${crypto.randomUUID()}` })).rejects.toThrow();
  });

  it.each(["'); drop table library_ads; --", '& | ! :*', '"', "it's \\ 'x", '<script>', '%_', '"" "a'.repeat(20)])(
    'takes %s for words',
    async (keyword) => {
      await expect(search({ keyword: keyword.slice(0, 200) })).resolves.toBeDefined();
    },
  );

  it('says what it covers to whoever finds nothing', async () => {
    const { list, coverage } = await search({ keyword: 'zzzzqqq' });
    expect(list).toEqual([]);
    expect(coverage).toMatchObject({ ads: entries.length, languages: 7, sources: ['import'] });
  });

  it('replaces what comes again and keeps its id', async () => {
    const before = (await search({ keyword: 'merrow' })).list[0]?.id;
    await library.put([entry('socks', { brand: 'Merrow', headline: 'Socks for longer walks' })]);
    const [after] = (await search({ keyword: 'merrow' })).list;
    expect([after?.id, after?.headline]).toEqual([before, 'Socks for longer walks']);
  });

  it('fills samples in once, and not again after they were taken out', async () => {
    const samples = { version: '1', load: async () => [entry('s', { source: 'sample', headline: 'A sample' })] };
    expect(await fillSamples(library, samples)).toBe(1);
    expect(await fillSamples(library, samples)).toBe(0);
    const before = (await search({ keyword: 'sample' })).list[0]?.id;
    const newer = [
      entry('s', { source: 'sample', headline: 'Another sample' }),
      entry('s2', { source: 'sample', headline: 'A second sample' }),
    ];
    expect(await fillSamples(library, { version: '1b', load: async () => newer })).toBe(2);
    expect((await search({ keyword: '"another sample"' })).list[0]?.id).toBe(before);
    expect(await fillSamples(library, { version: '1c', load: async () => newer.slice(0, 1) })).toBe(1);
    expect((await search({ keyword: 'sample' })).total).toBe(1);
    expect(await library.removeSource('sample')).toBe(1);
    await library.rememberSource('sample', { version: 'removed', removed: true });
    expect(await fillSamples(library, { ...samples, version: '2' })).toBe(0);
    expect((await search({})).coverage.sources).toEqual(['import']);
  });
});

import { LibraryQuery } from '@adwright/contract/library/search.ts';
import { lookSide, measureLook, writeLook } from '@adwright/contract/library/look.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenLibrary, openLibrary } from './open-library.ts';

type Colour = readonly [number, number, number];

/** A square in the middle of a ground, some way off. */
function lookOf(ground: Colour, square: Colour, off = 0): string {
  const data = Array.from({ length: lookSide ** 2 }, (_, index) => {
    const [x, y] = [index % lookSide, Math.floor(index / lookSide)];
    const isInside = Math.abs(x - 16 - off) < 8 && Math.abs(y - 16) < 8;
    return [...(isInside ? square : ground), 255];
  }).flat();
  return writeLook(measureLook({ width: lookSide, height: lookSide, data }));
}

const white: Colour = [255, 255, 255];
const red: Colour = [220, 30, 30];
const blue: Colour = [30, 60, 220];
const black: Colour = [10, 10, 10];

function ad(key: string, look: string | undefined, change: Partial<LibraryEntry> = {}): LibraryEntry {
  const day = '2026-05-01';
  return {
    source: 'import',
    key,
    brand: key,
    platforms: ['tiktok'],
    countries: [],
    language: 'en',
    format: 'image',
    cta: 'other',
    category: 'other',
    headline: key,
    body: '',
    description: '',
    landing_page: null,
    started_on: day,
    last_seen_on: day,
    active: true,
    media: [],
    palette: [],
    history: [],
    look,
    ...change,
  };
}

describeOnBothDatabases('ads that look alike', (database) => {
  let opened: OpenLibrary;
  const library = () => opened.library;
  const search = (query: object) => searchLibrary({ library: library() }, LibraryQuery.parse(query));
  const brands = async (query: object) => (await search(query)).list.map(({ brand }) => brand);
  beforeAll(async () => {
    opened = await openLibrary(database(), (error) => {
      throw error;
    });
    await opened.ready();
    await library().put([
      ad('red on white', lookOf(white, red)),
      ad('red beside', lookOf(white, red, 2), { platforms: ['facebook'] }),
      ad('red farther', lookOf(white, red, 4)),
      ad('blue on black', lookOf(black, blue)),
      ad('no picture', undefined),
    ]);
    await library().rememberSource('import', { version: '1', removed: false });
  });
  afterAll(() => opened.close());

  it('are found by a picture, the most alike first', async () => {
    expect(await brands({ look: lookOf(white, red) })).toEqual(['red on white', 'red beside', 'red farther']);
    expect(await brands({ look: lookOf(black, blue, 1) })).toEqual(['blue on black']);
  });

  it('are found by an ad, without itself, with filters, words, counts and pages', async () => {
    const like = (await search({ keyword: 'red farther' })).list.find(({ brand }) => brand === 'red farther')?.id;
    expect(await brands({ like })).toEqual(['red beside', 'red on white']);
    expect(await brands({ like, platform: 'tiktok' })).toEqual(['red on white']);
    expect(await brands({ like, keyword: 'beside' })).toEqual(['red beside']);
    const first = await search({ like, page_size: 1 });
    expect(first).toMatchObject({
      total: 2,
      facets: { platform: expect.arrayContaining([{ value: 'facebook', count: 1 }]) },
    });
    expect(await brands({ like, page_size: 1, cursor: first.next_cursor })).toEqual(['red on white']);
    expect(await brands({ like, sort: 'newest' })).toHaveLength(2);
  });

  it('are none for an ad without a picture or that nobody has, and a look of nonsense is refused', async () => {
    const like = (await search({ keyword: 'no picture' })).list[0]?.id;
    expect(await brands({ like })).toEqual([]);
    expect(await brands({ like: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
    for (const look of ['', 'x', 'A'.repeat(106), `${'A'.repeat(106)}'`])
      expect(LibraryQuery.safeParse({ look }).success).toBe(false);
  });

  it('follow what an ad shows now, and go with it', async () => {
    await library().put([ad('blue on black', lookOf(white, red))]);
    expect(await brands({ look: lookOf(black, blue) })).toEqual([]);
    await library().removeSource('import');
    expect(await brands({ look: lookOf(white, red) })).toEqual([]);
  });
});

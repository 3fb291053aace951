import { type AdSource, SourceClosed } from '@adwright/domain/library/sources/ports.ts';
import type { ImportedRow } from '@adwright/domain/library/import/read-row.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdSources } from './open-ad-sources.ts';
import { metaToken, refusal, startFakeMeta } from './testing/fake-meta.ts';
import { startFakeTiktok, tiktokKeys } from './testing/fake-tiktok.ts';

const today = '2026-07-01';
const signal = new AbortController().signal;

let meta: Awaited<ReturnType<typeof startFakeMeta>>;
let tiktok: Awaited<ReturnType<typeof startFakeTiktok>>;
beforeAll(async () => {
  [meta, tiktok] = await Promise.all([startFakeMeta(), startFakeTiktok()]);
});
afterAll(() => Promise.all([meta.close(), tiktok.close()]));

function open(change: object = {}): { meta: AdSource; tiktok: AdSource } {
  const [first, second] = openAdSources({
    META_AD_LIBRARY_TOKEN: metaToken,
    META_API_URL: meta.url,
    TIKTOK_CLIENT_KEY: tiktokKeys.clientKey,
    TIKTOK_CLIENT_SECRET: tiktokKeys.clientSecret,
    TIKTOK_API_URL: tiktok.url,
    AD_LIBRARY_COUNTRIES: ['DE', 'FR'],
    ...change,
  });
  if (first === undefined || second === undefined) throw new Error('Both are configured');
  return { meta: first, tiktok: second };
}

async function all(source: AdSource, query: object): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  let cursor: string | null = null;
  do {
    const page = await source.search(query, { cursor, today, signal });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return rows;
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

it('has only the sources that a key was given for', () => {
  expect(openAdSources({ AD_LIBRARY_COUNTRIES: [] })).toEqual([]);
});

describe('Meta', () => {
  it('reads images and videos page by page, and nothing that is not as promised', async () => {
    const rows = await all(open().meta, { brand: 'Steamwell' });
    expect(rows.map(({ entry }) => [entry.format, entry.headline])).toEqual([
      ['image', 'Tea 1'],
      ['image', 'Tea 2'],
      ['image', 'Tea 3'],
      ['video', 'Tea 9'],
    ]);
    expect(rows[0]?.entry).toMatchObject({
      source: 'meta',
      key: '900000000000001',
      platforms: ['facebook', 'instagram'],
      countries: ['DE', 'FR'],
      language: 'de',
      body: 'Tea number 1. <script>alert(1)</script>',
      landing_page: 'https://shop.steamwell.example/',
      active: false,
      last_seen_on: '2026-06-01',
    });
    expect(rows[1]?.entry).toMatchObject({ active: true, last_seen_on: today });
    expect(JSON.stringify(rows)).not.toContain(metaToken);
  });

  it('asks for what the search says, with the key in no address', async () => {
    await all(open().meta, { keyword: '“green tea”', country: 'gb', platform: 'instagram', format: 'video' });
    const asked = new URL(meta.requests.at(-1)?.path ?? '', 'http://fake').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      search_terms: 'green tea',
      search_type: 'KEYWORD_EXACT_PHRASE',
      ad_reached_countries: '["GB"]',
      publisher_platforms: '["INSTAGRAM"]',
      media_type: 'VIDEO',
    });
    expect(meta.requests.map(({ path }) => path).join()).not.toContain(metaToken);
    const before = meta.requests.length;
    for (const query of [{ category: 'food' }, { keyword: 'tea', platform: 'tiktok' }])
      expect(await all(open().meta, query)).toEqual([]);
    expect(meta.requests).toHaveLength(before);
  });

  it('waits out a throttle, and is closed when it stays or the key is refused', async () => {
    const slow = refusal(613, 'Calls to this api have exceeded the rate limit.');
    meta.misbehave(slow);
    expect(await all(open().meta, { keyword: 'tea', format: 'video' })).toHaveLength(1);
    meta.misbehave(slow, slow, slow);
    expect(await failure(all(open().meta, { keyword: 'tea' }))).toBeInstanceOf(SourceClosed);
    const refused = await failure(all(open({ META_AD_LIBRARY_TOKEN: 'EAAB-stolen-token' }).meta, { keyword: 'tea' }));
    expect(refused).toBeInstanceOf(SourceClosed);
    expect(String(refused)).not.toContain('stolen');
  });

  it('takes broken answers for failures', async () => {
    for (const step of ['cut', { body: '<html>' }, { body: { data: 'no list' } }, 'endless'] as const) {
      meta.misbehave(step);
      const error = await failure(all(open().meta, { keyword: 'tea', format: 'video' }));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(SourceClosed);
    }
  });
});

describe('TikTok', () => {
  it('signs in once, reads page by page, and completes an ad by its detail', async () => {
    const source = open().tiktok;
    const rows = await all(source, { brand: 'Steamwell' });
    expect(
      rows.map(({ entry, images, videos = [] }) => [entry.key, entry.active, entry.last_seen_on, images[0], videos[0]]),
    ).toEqual([
      ['170000000000001', true, today, 'https://cdn.example/cover-1.jpg', 'https://cdn.example/film-1.mp4'],
      ['170000000000002', false, '2026-06-01', 'https://cdn.example/cover-2.jpg', 'https://cdn.example/film-2.mp4'],
    ]);
    const [first] = rows;
    if (first === undefined) throw new Error('There is one');
    const whole = await source.complete?.(first, { today, signal });
    expect(whole?.entry).toMatchObject({ headline: 'Tea of 1', cta: 'shop_now', landing_page: null, format: 'video' });
    expect(tiktok.requests.filter(({ path }) => path.includes('oauth'))).toHaveLength(1);
  });

  it('asks for a new token when the old is refused, and is closed with the wrong key', async () => {
    const source = open().tiktok;
    await all(source, { keyword: 'tea' });
    tiktok.revoke();
    expect(await all(source, { keyword: 'tea' })).toHaveLength(2);
    const refused = await failure(all(open({ TIKTOK_CLIENT_SECRET: 'wrong-secret' }).tiktok, { keyword: 'tea' }));
    expect(refused).toBeInstanceOf(SourceClosed);
    expect(String(refused)).not.toContain('wrong-secret');
  });
});

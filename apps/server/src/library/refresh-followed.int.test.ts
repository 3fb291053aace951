import { openAdSources } from '@adwright/ad-sources/open-ad-sources.ts';
import { metaToken, refusal, startFakeMeta } from '@adwright/ad-sources/testing/fake-meta.ts';
import { startFakeTiktok, tiktokKeys } from '@adwright/ad-sources/testing/fake-tiktok.ts';
import { lookBytes, writeLook } from '@adwright/contract/library/look.ts';
import { refreshFollowed } from '@adwright/domain/library/sources/refresh-followed.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const start = Date.parse('2026-07-01T10:00:00Z');
const hourMs = 3_600_000;

describeOnDatabases('searches that people follow', (database) => {
  let server: TestApp;
  let meta: Awaited<ReturnType<typeof startFakeMeta>>;
  let tiktok: Awaited<ReturnType<typeof startFakeTiktok>>;
  const troubles: string[] = [];
  const asked: string[] = [];
  beforeAll(async () => {
    [server, meta, tiktok] = await Promise.all([openTestApp(database()), startFakeMeta(), startFakeTiktok()]);
  });
  afterAll(() => Promise.all([server.close(), meta.close(), tiktok.close()]));

  const refresh = (hours: number) =>
    refreshFollowed(
      {
        ...server.deps,
        clock: () => new Date(start + hours * hourMs),
        sources: openAdSources({
          META_AD_LIBRARY_TOKEN: metaToken,
          META_API_URL: meta.url,
          TIKTOK_CLIENT_KEY: tiktokKeys.clientKey,
          TIKTOK_CLIENT_SECRET: tiktokKeys.clientSecret,
          TIKTOK_API_URL: tiktok.url,
          AD_LIBRARY_COUNTRIES: ['DE'],
        }),
        keepMedia: async (url, kind) => {
          asked.push(url.replace('https://cdn.example/', ''));
          if (/(?:film|cover)-2/.test(url)) throw new Error('not to be had');
          const shown = { url: '/library-media/a.webp', thumb_url: '/library-media/a-small.webp' };
          const media = { kind, ...shown, width: 10, height: 10, seconds: null } as const;
          return { media, look: writeLook(new Uint8Array(lookBytes)) };
        },
      },
      {
        signal: new AbortController().signal,
        onTrouble: (error, source) => void troubles.push(`${source} ${error instanceof Error ? error.name : ''}`),
      },
    );
  const search = async (input: object) => (await server.call('librarySearch', input)).body.data;

  it('bring the ads of other libraries, each once however many follow', async () => {
    for (const { token } of [await server.signUp(), await server.signUp()])
      await server.call('followAdd', { query: { brand: 'Steamwell' } }, { token });
    expect(await refresh(0)).toBe(6);
    expect(troubles).toEqual([]);
    const found = await search({ keyword: 'tea', page_size: 50 });
    expect(found).toMatchObject({ total: 6, coverage: { sources: expect.arrayContaining(['meta', 'tiktok']) } });
    expect(
      (await search({ keyword: 'tea', source: 'tiktok' })).list.map(({ media }) => String(media.length)).toSorted(),
    ).toEqual(['0', '1']);
    expect((await search({ domain: 'steamwell.example' })).total).toBe(4);
    expect(await refresh(1)).toBe(0);
  });

  it('keep what only the detail and the first day had', async () => {
    const before = tiktok.requests.length;
    expect(await refresh(7)).toBe(6);
    expect(tiktok.requests.slice(before).some(({ path }) => path.includes('detail'))).toBe(false);
    // The film itself; its cover only where it could not be had.
    expect(asked).toEqual(['film-1.mp4', 'film-2.mp4', 'cover-2.jpg']);
    const [ad] = (await search({ keyword: '"tea of 1"' })).list;
    expect(ad).toMatchObject({ cta: 'shop_now', media: [{ kind: 'video', width: 10 }] });
    const { body } = await server.call('libraryAd', { id: ad?.id ?? '' });
    expect(body.data.history.map(({ what }) => what)).toEqual(['started']);
  });

  it('come first next time when a library lets nobody in, and the other is asked all the same', async () => {
    const slow = refusal(4, 'Application request limit reached');
    meta.misbehave(slow, slow, slow);
    expect(await refresh(14)).toBe(2);
    expect(troubles).toEqual(['meta SourceClosed']);
    expect(await refresh(14.1)).toBe(6);
  });
});

import { AppError } from '@adwright/contract/errors.ts';
import { mostSavedSearches } from '@adwright/contract/library/saved-search.ts';
import { noMedia } from '@adwright/domain/engines/testing/no-media.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { type TranscribeDeps, transcribeNext } from '@adwright/domain/library/transcripts/transcribe-next.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryFilms } from '../../library/library-films.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

function ad(key: string, kind: 'image' | 'video', url = `/template-previews/${key}.mp4`): LibraryEntry {
  return {
    source: 'import',
    key,
    brand: `Brand of ${key}`,
    platforms: ['tiktok'],
    countries: [],
    language: 'en',
    format: kind,
    cta: 'other',
    category: 'other',
    headline: key,
    body: 'Read this.',
    description: '',
    landing_page: null,
    started_on: '2026-05-01',
    last_seen_on: '2026-05-02',
    active: true,
    media: [{ kind, url, thumb_url: '/x.webp', width: 9, height: 16, seconds: 5 }],
    palette: [],
    history: [],
  };
}

const mute: LibraryEntry = {
  ...ad('mute', 'video'),
  media: ad('mute', 'video').media.map((one) => ({ ...one, silent: true })),
};

describeOnDatabases('the library over HTTP', (database) => {
  let server: TestApp;
  let me: { token: string };
  let other: { token: string };
  let folder: string;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-transcripts-'));
    server = await openTestApp(database());
    [me, other] = [await server.signUp(), await server.signUp()];
    await server.deps.library.put([
      ...['spoken', 'broken', 'silent', 'fourth'].map((key) => ad(key, 'video')),
      ad('outside', 'video', '/template-previews/../../../etc/passwd'),
      ad('picture', 'image'),
      mute,
    ]);
    await server.deps.library.rememberSource('import', { version: '1', removed: false });
    for (const { id, headline } of (await server.call('librarySearch', {})).body.data.list) ids.set(headline, id);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const transcript = async (key: string, as: { token: string } | undefined = me) =>
    server.call('libraryTranscript', { id: ids.get(key) ?? '' }, as);
  const facts = { container: 'mp4', seconds: 5, video: null };
  const deps = (change: Partial<TranscribeDeps> = {}): TranscribeDeps => ({
    ...server.deps,
    workFolders: { open: async () => ({ path: folder, remove: async () => undefined }), sweep: async () => undefined },
    libraryFilms,
    media: {
      ...noMedia,
      probe: async (file) => {
        if (file.includes('broken')) throw new AppError('media_unreadable');
        return { ...facts, audio: file.includes('silent') ? null : { channels: 1, sampleRate: 48_000, codec: 'aac' } };
      },
      extractAudio: async ({ into }) => {
        await writeFile(into, 'sound');
        return { path: into, bytes: 5, mime: 'audio/mp4' };
      },
    },
    listener: {
      transcribe: async () => ({
        language: 'en',
        text: 'Cold tea again? Try ours.',
        seconds: 5,
        segments: [
          { start: 0.4, end: 1.5, text: 'Cold tea again?' },
          { start: 2.25, end: 3, text: 'Try ours.' },
        ],
        words: [],
        engine: 'test',
      }),
    },
    ...change,
  });
  const next = (change: Partial<TranscribeDeps> = {}) => transcribeNext(deps(change), new AbortController().signal);

  test('writes down what is said in a video ad, and the analysis then knows when', async () => {
    const first = await transcript('spoken');
    expect(first.body.data).toMatchObject({ status: 'queued', segments: [] });
    expect(await next()).toBe(true);
    expect(await next()).toBe(false);
    const { data } = (await transcript('spoken', other)).body;
    expect(data).toMatchObject({ status: 'succeeded', language: 'en', segments: [{ start: 0.4 }, { start: 2.25 }] });
    const { analysis } = (await server.call('libraryAnalysisCheck', { id: ids.get('spoken') ?? '' })).body.data;
    expect(analysis?.structure).toEqual([
      { part: 'hook', text: 'Cold tea again?', at: 0.4 },
      { part: 'close', text: 'Try ours.', at: 2.25 },
    ]);
  });

  test('knows without listening where nobody speaks', async () => {
    expect((await transcript('mute')).body.data).toMatchObject({ status: 'succeeded', language: null, segments: [] });
    expect(await next()).toBe(false);
  });

  test('says who speaks not, what cannot be heard, and tries that again when asked', async () => {
    for (const key of ['silent', 'broken', 'outside']) expect((await transcript(key)).body.data.status).toBe('queued');
    expect((await transcript('fourth')).status).toBe(429);
    while (await next());
    expect((await transcript('silent')).body.data).toMatchObject({ status: 'succeeded', language: null, segments: [] });
    expect((await transcript('broken')).body.data.status).toBe('queued');
    while (await next());
    expect(await server.deps.work.stores.transcripts.find(ids.get('broken') ?? '')).toMatchObject({ status: 'failed' });
    expect(await server.deps.work.stores.transcripts.find(ids.get('outside') ?? '')).toMatchObject({
      status: 'failed',
    });
    expect((await transcript('picture')).status).toBe(415);
    expect((await server.call('libraryTranscript', { id: crypto.randomUUID() }, me)).status).toBe(404);
  });

  test('takes up what a killed process left, three times at most, and never two at once', async () => {
    await transcript('fourth');
    const { transcripts } = server.deps.work.stores;
    const taken = await Promise.all([1, 2, 3].map(() => transcripts.take(new Date(0))));
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    const later = new Date(Date.now() + 60_000);
    for (const again of [true, true, false]) expect((await transcripts.take(later)) !== null).toBe(again);
    expect(await transcripts.find(ids.get('fourth') ?? '')).toMatchObject({ status: 'failed' });
  });

  test('keeps searches under a name, each once, for their owner', async () => {
    const add = (find: string, name = 'Socks') => server.call('savedSearchAdd', { name, find }, me);
    const { id } = (await add('wool socks platform:tiktok')).body.data;
    expect((await add('wool socks platform:tiktok', 'Warm <b>')).body.data).toMatchObject({ id, name: 'Warm <b>' });
    const list = async (as = me) => (await server.call('savedSearchList', {}, as)).body.data.list;
    expect(await list()).toMatchObject([{ name: 'Warm <b>', find: 'wool socks platform:tiktok' }]);
    expect(await list(other)).toEqual([]);
    expect((await server.call('savedSearchRemove', { id }, other)).status).toBe(404);
    for (const wrong of ['', ' ', 'x'.repeat(601)]) expect((await add(wrong)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: mostSavedSearches + 3 }, (_, index) => add(`tea ${index}`)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await add('tea 0', 'Renamed when full')).status).toBeLessThan(423);
    expect((await server.call('savedSearchRemove', { id }, me)).status).toBe(200);
    expect(await list()).toHaveLength(mostSavedSearches - 1);
  });
});

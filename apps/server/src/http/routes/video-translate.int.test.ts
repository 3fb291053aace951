import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@adwright/contract/errors.ts';
import { makeFilm } from '@adwright/media/testing/make-film.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { loadHandler } from '@adwright/tools/load-handler.ts';
import { toneVoices } from '@adwright/tools/video-translation/testing/tone-voices.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['signUp']>>;
type Asset = { mime?: string; durationMs?: number; bytes?: Buffer };

describeOnDatabases('films in other languages', (database) => {
  let server: TestApp;
  let [ada, eve] = [] as unknown as [Person, Person];
  let folder = '';
  let breaks = true;
  /** Whether films are made, where a test is about them. */
  let makes = true;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-dub-route-'));
    const real = await loadHandler('video-translation');
    server = await openRunApp(database(), {
      deps: { speech: toneVoices as never },
      handlers: {
        'video-translation': async (input, context) => {
          const { languages = [] } = input as { languages?: string[] };
          if (breaks && languages.includes('de')) throw new AppError('tool_failed');
          return makes ? real(input, context) : { mode: 'dub', seconds: 2, width: 96, height: 64, films: [] };
        },
      },
    });
    [ada, eve] = [await server.signUp(), await server.signUp()];
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function fileOf({ user_info }: Person, { mime = 'video/mp4', durationMs = 2000, bytes }: Asset = {}) {
    const id = randomUUID();
    const about = {
      name: 'lamp.mp4',
      mime,
      bytes: bytes?.length ?? 10,
      width: 96,
      height: 64,
      durationMs,
      hasAudio: true,
    };
    if (bytes) await server.deps.storage.put(id, bytes, { mime });
    await server.deps.work.stores.assets.put({ id, userId: user_info.user_id, runId: null, storageKey: id, ...about });
    return id;
  }
  const creditsOf = async ({ token }: Person) => (await server.call('userInfo', {}, { token })).body.data.credits;
  const order = (video: string, change: object = {}) => ({
    mode: 'dub' as const,
    video,
    languages: ['de', 'es'],
    lines: [{ id: 'a', start: 0.2, end: 1.8, text: 'Hello', said: { de: 'eins zwei', es: 'uno dos' } }],
    ...change,
  });
  const ask = (person: Person, input: unknown) => server.call('videoTranslateCreate', input, { token: person.token });
  const errorOf = (body: unknown) => (body as { data: { error: string } }).data.error;

  it('are refused before anything is held: not theirs, no film, too long, nothing said, no such language', async () => {
    const before = await creditsOf(eve);
    const own = await fileOf(eve);
    const refusals = [
      [await fileOf(ada), {}, 404, 'file_not_found'],
      [await fileOf(eve, { mime: 'audio/mpeg' }), {}, 415, 'wrong_file_kind'],
      [await fileOf(eve, { durationMs: 2 * 3_600_000 }), {}, 400, 'invalid_input'],
      [own, { lines: [{ id: 'a', start: 0, end: 1, said: { de: 'eins', es: '…' } }] }, 400, 'invalid_input'],
      [own, { languages: ['de', 'tlh'] }, 400, 'invalid_input'],
      [own, { lines: [] }, 400, 'invalid_input'],
      [own, { voices: { es: { 1: 'nobody' } } }, 404, 'voice_not_found'],
      [own, { lines: [{ id: 'a', start: 2, end: 1, said: { de: 'eins', es: 'uno' } }] }, 400, 'invalid_input'],
    ] as const;
    for (const [video, change, status, error] of refusals) {
      const answer = await ask(eve, order(video, change));
      expect([answer.status, errorOf(answer.body)]).toEqual([status, error]);
    }
    const listening = await ask(eve, { mode: 'transcribe', video: await fileOf(eve, { mime: 'audio/mpeg' }) });
    expect(listening.status).toBe(415);
    expect(await creditsOf(eve)).toBe(before);
  });

  it('start in all languages or in none', async () => {
    const before = await creditsOf(eve);
    const video = await fileOf(eve, { durationMs: 600_000 });
    const far = { id: 'a', start: 0, end: 600, said: { de: 'eins', es: 'uno', fr: 'un' } };
    const answer = await ask(eve, order(video, { languages: ['de', 'es', 'fr'], lines: [far] }));
    expect([answer.status, errorOf(answer.body)]).toEqual([402, 'insufficient_credits']);
    expect(await creditsOf(eve)).toBe(before);
    expect((await server.call('toolRunList', {}, { token: eve.token })).body.data.total).toBe(0);
  });

  it('are made language by language: one that fails is given back and tried again alone', async () => {
    const film = makeFilm(join(folder, 'lamp.mp4'), { seconds: 2 });
    const video = await fileOf(ada, { bytes: await readFile(film) });
    const before = await creditsOf(ada);
    const { body } = await ask(ada, order(video));
    expect(body.data).toMatchObject({ credits_cost: 2, runs: [{ language: 'de' }, { language: 'es' }] });
    const ended = async (id: string) => (await server.call('toolRunGet', { id }, { token: ada.token })).body.data;
    const [german, spanish] = body.data.runs;
    const until = { timeout: 30_000, interval: 100 };
    await expect.poll(async () => (await ended(german?.id ?? '')).status, until).toBe('failed');
    await expect.poll(async () => (await ended(spanish?.id ?? '')).status, until).toBe('succeeded');
    expect(await creditsOf(ada)).toBe(before - 1);
    breaks = false;
    const again = (await ask(ada, order(video, { languages: ['de'] }))).body.data;
    await expect.poll(async () => (await ended(again.id)).status, until).toBe('succeeded');
    expect(await creditsOf(ada)).toBe(before - 2);
    const { assets, project_id: project } = await ended(again.id);
    expect(assets.map(({ name }) => name)).toContain('lamp-de.mp4');
    expect(project).not.toBeNull();
    await dubsAgain(video, { de: again.id, es: spanish?.id ?? '' });
  }, 90_000);

  /** The same film once more: what was made is answered, what was paid is not paid again. */
  async function dubsAgain(video: string, after: Record<string, string>): Promise<void> {
    const before = await creditsOf(ada);
    const quoteOf = async (change: object = {}) => {
      const input = order(video, { after, ...change });
      return (await server.call('toolQuote', { tool: 'video-translation', input }, { token: ada.token })).body.data;
    };
    const ended = async (id: string) => (await server.call('toolRunGet', { id }, { token: ada.token })).body.data;
    const total = async () => (await server.call('projectList', {}, { token: ada.token })).body.data.total;
    const projects = await total();
    expect((await quoteOf()).credits_cost).toBe(0);
    const same = (await ask(ada, order(video, { after }))).body.data;
    expect(same.runs.map(({ id, language }) => [language, id])).toEqual(Object.entries(after));
    expect(same).toMatchObject({ status: 'succeeded', credits_cost: 0 });

    const lines = [{ id: 'a', start: 0.2, end: 1.8, text: 'Hello', said: { de: 'eins', es: 'uno dos' } }];
    const corrected = (await ask(ada, order(video, { after, lines }))).body.data;
    const [german, spanish] = corrected.runs;
    expect(spanish?.id).toBe(after['es']);
    expect(german).toMatchObject({ credits_cost: 0 });
    expect(german?.id).not.toBe(after['de']);
    const until = { timeout: 30_000, interval: 100 };
    await expect.poll(async () => (await ended(german?.id ?? '')).status, until).toBe('succeeded');
    // A new version of the German film, not one film more in the list.
    expect((await ended(german?.id ?? '')).project_id).toBe((await ended(after['de'] ?? '')).project_id);
    expect([await total(), await creditsOf(ada)]).toEqual([projects, before]);

    const longer = [{ id: 'a', start: 0.2, end: 31, text: 'Hello', said: { de: 'eins', es: 'uno dos' } }];
    expect((await quoteOf({ lines: longer })).credits_cost).toBe(4);
    // Somebody else's runs have paid for nothing here, and are nobody's to be answered with.
    const own = await fileOf(eve);
    const theirs = (await ask(eve, order(own, { after, languages: ['de'] }))).body.data;
    expect(theirs).toMatchObject({ credits_cost: 1 });
    expect(theirs.id).not.toBe(after['de']);
  }

  it('that fail once they were paid stay paid', async () => {
    makes = false;
    const video = await fileOf(ada);
    const ended = async (id: string) => (await server.call('toolRunGet', { id }, { token: ada.token })).body.data;
    const until = { timeout: 30_000, interval: 100 };
    const dub = async (said: string, after: object) => {
      const lines = [{ id: 'a', start: 0.2, end: 1.8, text: 'Hello', said: { de: said } }];
      const { id } = (await ask(ada, order(video, { languages: ['de'], lines, after }))).body.data;
      await expect.poll(async () => (await ended(id)).status, until).toMatch(/succeeded|failed/);
      return ended(id);
    };
    const first = await dub('eins', {});
    breaks = true;
    const second = await dub('zwei', { de: first.id });
    breaks = false;
    const third = await dub('drei', { de: second.id });
    expect([first, second, third].map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
    expect([first, second, third].map(({ credits_cost: cost }) => cost)).toEqual([1, 0, 0]);
    expect(third.project_id).toBe(first.project_id);
  }, 90_000);

  it('are edited in one draft, however often somebody begins to', async () => {
    const draft = { type: 7, params: { mode: 'transcribe', video: await fileOf(ada) }, draft: true };
    const begin = (person: Person) =>
      server.call('projectCreate', draft, { token: person.token, headers: { 'idempotency-key': 'edit-a-run-of-ada' } });
    const ids = [await begin(ada), await begin(ada), await begin(eve)].map(({ body }) => body.data.id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('are rows of a batch: quoted with what is wrong in its cell, made, and taken away', async () => {
    makes = true;
    const person = await server.signUp();
    const { token } = person;
    const film = join(folder, 'row.mp4');
    makeFilm(film, { seconds: 2 });
    const video = await fileOf(person, { bytes: await readFile(film) });
    const cue = '00:00:00,500 --> 00:00:01,500\nEins zwei';
    const row = (params: object) => ({
      type: 7,
      params: { mode: 'auto', video, seconds: 2, title: 'Lamp', ...params },
    });
    const rows = [
      row({ language: 'de', translation: cue }),
      row({ language: 'es', translation: cue, subtitles: 'none' }),
      row({ language: 'ar' }),
      row({ language: 'de', translation: cue, video: await fileOf(ada) }),
      row({ language: 'de', translation: cue, seconds: 0.5 }),
      row({ language: 'de', translation: cue, seconds: 7200 }),
    ];
    const quote = (await server.call('projectBatchCreate', { rows, dry_run: true }, { token })).body.data;
    expect(quote.credits_cost).toBe(2);
    expect(quote.rows.map(({ error }) => error && [error.error, error.issues[0]?.path])).toEqual([
      null,
      null,
      ['translation_missing', 'translation'],
      ['file_not_found', undefined],
      ['translation_times', 'translation'],
      ['film_too_long', undefined],
    ]);
    const before = await creditsOf(person);
    const { id } = (await server.call('projectBatchCreate', { rows }, { token })).body.data;
    const get = async () => (await server.call('projectBatchGet', { id: id ?? '' }, { token })).body.data;
    await expect.poll(async () => (await get()).status, { timeout: 60_000 }).toBe('succeeded');
    const batch = await get();
    expect(batch).toMatchObject({
      credits_spent: 2,
      rows: [{ name: 'Lamp · Deutsch', status: 'succeeded' }, {}, { can_retry: false }, {}, {}, {}],
    });
    expect(await creditsOf(person)).toBe(before - 2);
    const zip = await server.app.inject(`${batch.zip_url}&pattern=${encodeURIComponent('{n}-{file}')}`);
    expect(Object.keys(unzipSync(new Uint8Array(zip.rawPayload))).toSorted()).toEqual(
      expect.arrayContaining(['001-lamp-de.mp4', '001-lamp-de.srt', '002-lamp-es.mp4', 'results.csv']),
    );
    // Corrected afterwards, it is free in the language that was paid.
    const again = order(video, { languages: ['de'], after: { de: batch.rows[0]?.id } });
    breaks = false;
    expect((await ask(person, again)).body.data).toMatchObject({ credits_cost: 0 });
    const films = (await server.call('assetFilms', {}, { token })).body.data.list;
    expect(films.map((one) => one.asset_id)).toEqual([video]);
  }, 90_000);
});

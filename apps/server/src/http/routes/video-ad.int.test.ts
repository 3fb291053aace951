import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Film } from '@adwright/studio/document/film.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const fixture = new URL('./fixtures/film-1.json', import.meta.resolve('@adwright/studio/document/kinds.ts'));
const written = JSON.parse(readFileSync(fixture, 'utf8')) as Film;

describeOnDatabases('video ads', (database) => {
  let server: TestApp;
  let ada: Awaited<ReturnType<TestApp['signUp']>>;
  let eve: Awaited<ReturnType<TestApp['signUp']>>;
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    [ada, eve] = [await server.signUp(), await server.signUp()];
  });
  afterAll(() => server.close());

  const creditsOf = async (token: string) => (await server.call('userInfo', {}, { token })).body.data.credits;
  const order = (token: string, input: object) => server.call('toolRun', { tool: 'video-ad', input }, { token });
  const quote = async (token: string, input: object) =>
    (await server.call('toolQuote', { tool: 'video-ad', input }, { token })).body.data.credits_cost;

  async function pictureOf(userId: string): Promise<string> {
    const id = randomUUID();
    const file = { name: 'lamp.png', mime: 'image/png', bytes: 10, width: 9, height: 9, storageKey: id };
    await server.deps.work.stores.assets.put({ id, userId, runId: null, ...file });
    return id;
  }

  /** A run of hers that succeeded, paid for as its output says. */
  async function madeBy(userId: string, output: object): Promise<string> {
    const { runs } = server.deps.work.stores;
    const id = randomUUID();
    const input = { product: { title: 'Lamp' } };
    await runs.insert({ id, userId, tool: 'video-ad', queue: 'video', input, creditsCost: 2, idempotencyKey: null });
    await runs.claim(id);
    await runs.finish(id, { status: 'succeeded', output });
    return id;
  }

  const editedFrom = (run_id: string) => ({ product: { title: 'Lamp' }, film: { ...written, run_id } });

  it('become a GIF for whose they are, free and without a piece of work of its own', async () => {
    const film = randomUUID();
    const { user_id: userId } = ada.user_info;
    const file = { name: 'lamp.mp4', mime: 'video/mp4', bytes: 10, width: 9, height: 9, durationMs: 15_000 };
    await server.deps.work.stores.assets.put({ id: film, userId, runId: null, ...file, storageKey: film });
    const wish = (gif_of: string) => ({ product: { title: 'GIF' }, gif_of });
    expect((await order(eve.token, wish(film))).status).toBe(404);
    expect((await order(ada.token, wish(await pictureOf(userId)))).body.message).not.toBe('success');
    const { data } = (await order(ada.token, wish(film))).body;
    expect(data).toMatchObject({ status: 'queued', credits_cost: 0 });
    expect((await server.call('projectList', { page: 1, page_size: 5 }, { token: ada.token })).body.data.list).toEqual(
      [],
    );
  });

  it('are not made of a picture of somebody else’s, nor of one that is gone: before anything is held', async () => {
    const before = await creditsOf(eve.token);
    const adas = await pictureOf(ada.user_info.user_id);
    const film = structuredClone(written);
    Object.assign(film.formats['9:16']?.assets ?? {}, { stolen: { kind: 'image', src: `asset:${adas}` } });
    const orders = [
      { product: { title: 'Lamp', pictures: [adas] } },
      { product: { title: 'Lamp', logo: adas } },
      { product: { title: 'Lamp', pictures: [randomUUID()] } },
      { product: { title: 'Lamp' }, film },
    ];
    for (const input of orders) expect((await order(eve.token, input)).status).toBe(404);
    expect(await creditsOf(eve.token)).toBe(before);
    expect((await order(ada.token, { product: { title: 'Lamp', pictures: [adas] } })).status).toBe(200);
  });

  it('show nobody whose avatar is somebody else’s, in no voice that is not there: before anything is held', async () => {
    const { user_id: userId } = ada.user_info;
    const consent = { name: 'Ada', words: 'I agree', language: 'en', givenAt: new Date().toISOString() };
    const photo = await pictureOf(userId);
    const face = { x: 0, y: 0, width: 1, height: 1 };
    const made = await server.deps.work.stores.avatars.insert(userId, { name: 'Me', photo, face, consent }, 9);
    const input = { product: { title: 'Lamp' }, voice: 'female', avatar: `avatar:${made?.id}` };
    const before = await creditsOf(eve.token);
    expect((await order(eve.token, input)).status).toBe(404);
    expect((await order(eve.token, { ...input, avatar: `photo:${randomUUID()}` })).status).toBe(404);
    const spoken = { product: input.product, voice: 'nobody' };
    expect((await order(eve.token, spoken)).body.data).toMatchObject({ error: 'voice_not_found' });
    expect(await creditsOf(eve.token)).toBe(before);
    expect((await order(ada.token, input)).status).toBe(200);
  });

  it('cost nothing to make again after an edit, unless somebody else paid for them', async () => {
    const sources = Object.values(written.formats['9:16']?.assets ?? {}).map(({ src }) => src);
    const paid = { paid: { credits: { '9:16': 2 }, sources } };
    const run = await madeBy(ada.user_info.user_id, paid);
    expect(await quote(ada.token, editedFrom(run))).toBe(0);
    expect(await quote(eve.token, editedFrom(run))).toBe(2);
    expect(await quote(ada.token, editedFrom(randomUUID()))).toBe(2);
    const before = await creditsOf(ada.token);
    const { status, body } = await order(ada.token, editedFrom(run));
    expect([status, body.data.credits_cost, await creditsOf(ada.token)]).toEqual([200, 0, before]);
  });
});

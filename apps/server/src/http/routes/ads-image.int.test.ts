import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import { pictureOf } from '../../testing/picture-of.ts';
import type { TestApp } from '../../testing/test-app.ts';

const fixture = new URL('./fixtures/image-ad-set-1.json', import.meta.resolve('@adwright/studio/document/kinds.ts'));
const written = readFileSync(fixture, 'utf8').replaceAll('sample:bottle', 'sample:candle:cutout');
const set = JSON.parse(written) as { designs: Record<string, Record<string, unknown>> };
const picture = 'sample:candle:cutout';
const reference = 'sample:mug:scene';

describeOnDatabases('image ads', (database) => {
  let server: TestApp;
  let token = '';
  let productId = '';
  // Nobody works here: what is asked is how a call becomes a run, not what the run makes.
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    ({ token } = await server.signUp());
    const product = { title: 'Fjord Flask', brand: 'Fjord', price: 29, currency: 'EUR', benefits: ['Cold for a day'] };
    productId = (await server.call('productCreate', product, { token })).body.data.id;
  });
  afterAll(() => server.close());
  const runOf = async (id: string) => (await server.call('aiAdsImageGet', { id }, { token })).body.data;

  it('are made of a product that is kept, as it is now', async () => {
    const { status, body } = await server.call('aiAdsImageCreate', { product_id: productId, count: 4 }, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'queued', credits_cost: 2 });
    await server.call('productUpdate', { id: productId, title: 'Another flask' }, { token });
    expect(await runOf(body.data.id)).toMatchObject({
      tool: 'image-ad',
      input: { mode: 'wall', product: { title: 'Fjord Flask', price: 29, currency: 'EUR' }, count: 4 },
    });
  });

  it('are made of a product that is told', async () => {
    const { body } = await server.call('aiAdsImageCreate', { product: { title: 'Lamp' }, count: 1 }, { token });
    expect(await runOf(body.data.id)).toMatchObject({ input: { product: { title: 'Lamp', pictures: [] } } });
  });

  it('are cloned from a reference, and products are put into scenes', async () => {
    const clone = await server.call('aiAdsImageClone', { reference, product_id: productId }, { token });
    expect(await runOf(clone.body.data.id)).toMatchObject({
      tool: 'image-ad-clone',
      input: { mode: 'clone', reference },
    });
    const backdrops = [{ kind: 'scene', scene: 'arch' }];
    const scene = await server.call('aiAdsImageProductImage', { picture, backdrops }, { token });
    expect(await runOf(scene.body.data.id)).toMatchObject({ tool: 'product-image', input: { picture } });
  });

  it('make files of a document as the next version of its project, and say which revision they show', async () => {
    const { token: owner } = await server.signUp();
    const params = { product: { title: 'Lamp' } };
    const draft = { type: 8, params, draft: true, title: 'Lamps' };
    const project_id = (await server.call('projectCreate', draft, { token: owner })).body.data.id;
    const begun = { project_id, kind: 'image-ad-set', schema_version: 1, expected_revision: 0 } as const;
    await server.call('documentSave', { ...begun, mutation_id: randomUUID(), document: set }, { token: owner });
    const files = {
      mode: 'sizes',
      designs: Object.values(set.designs).slice(0, 1),
      variants: ['one'],
      sizes: ['meta-stories'],
    } as const;
    const ahead = await server.call(
      'aiAdsImageCreate',
      { ...files, document: { project_id, revision: 2 } },
      { token: owner },
    );
    expect(ahead.status).toBe(404);
    const document = { project_id, revision: 1 };
    const stranger = (await server.signUp()).token;
    expect((await server.call('aiAdsImageCreate', { ...files, document }, { token: stranger })).status).toBe(404);
    const { id } = (await server.call('aiAdsImageCreate', { ...files, document }, { token: owner })).body.data;
    const made = async () => (await server.call('aiAdsImageGet', { id }, { token: owner })).body.data;
    const run = await made();
    expect(run).toMatchObject({ project_id, document_revision: 1, input: { variants: ['one'] } });
    expect(run.input).not.toHaveProperty('document');
    const busy = await server.call('aiAdsImageCreate', { ...files, document }, { token: owner });
    expect(busy.body.data).toMatchObject({ error: 'project_busy' });
    await server.call('projectDelete', { id: project_id }, { token: owner });
    expect(await made()).toMatchObject({ project_id: null });
  });

  it('refuse what is not the caller’s, and what says too little', async () => {
    const { token: other } = await server.signUp();
    const stranger = await server.call('aiAdsImageCreate', { product_id: productId }, { token: other });
    expect(stranger.status).toBe(404);
    const nothing = await server.call('aiAdsImageClone', { reference }, { token });
    expect({ status: nothing.status, error: nothing.body.data.error }).toEqual({ status: 400, error: 'invalid_input' });
    const noPicture = await server.call('aiAdsImageProductImage', { backdrops: [] }, { token });
    expect(noPicture.status).toBe(400);
  });

  it('refuse pictures that are not there or somebody else’s before anything is held', async () => {
    const { user_info: other } = await server.signUp();
    const foreign = await pictureOf(server, other.user_id);
    const backdrops = [{ kind: 'scene' as const, scene: 'arch' as const }];
    const before = (await server.call('userInfo', {}, { token })).body.data.credits;
    for (const strange of [randomUUID(), foreign, 'sample:nosuch:cutout']) {
      const product = { title: 'Lamp', pictures: [strange] };
      const inBackdrop = { picture, backdrops: [{ kind: 'picture' as const, picture: strange }] };
      const answers = [
        await server.call('aiAdsImageProductImage', { picture: strange, backdrops }, { token }),
        await server.call('aiAdsImageProductImage', inBackdrop, { token }),
        await server.call('aiAdsImageCreate', { product, count: 1 }, { token }),
        await server.call('aiAdsImageClone', { reference: strange, product: { title: 'Lamp' } }, { token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await server.call('userInfo', {}, { token })).body.data.credits).toBe(before);
  });

  it('are listed without other work, and counted against the plan', async () => {
    const content = { type: 'text', text: 'hello' };
    const code = await server.call('toolRun', { tool: 'qr-code', input: { content } }, { token });
    const hidden = await server.call('aiAdsImageGet', { id: code.body.data.id }, { token });
    expect(hidden.status).toBe(404);
    const all = (await server.call('aiAdsImageList', {}, { token })).body.data;
    expect(all.list.map(({ tool }) => tool)).toEqual(['product-image', 'image-ad-clone', 'image-ad', 'image-ad']);
    const clones = (await server.call('aiAdsImageList', { tool: 'image-ad-clone' }, { token })).body.data;
    expect(clones.total).toBe(1);
    const { limit, remain } = (await server.call('aiAdsImageRemainCount', {}, { token })).body.data;
    expect(limit - remain).toBe(2);
  });

  it('take everything their screens send: designs to export, a reference to look at', async () => {
    const look = await server.call('aiAdsImageClone', { mode: 'look', reference }, { token });
    expect(await runOf(look.body.data.id)).toMatchObject({
      tool: 'image-ad-clone',
      input: { mode: 'look', reference },
    });
    const unknown = { mode: 'sizes' as const, designs: [{}], sizes: ['meta-feed-square'] };
    const sizes = await server.call('aiAdsImageCreate', unknown, { token });
    expect({ status: sizes.status, error: sizes.body.data.error }).toEqual({ status: 400, error: 'invalid_input' });
    const wall = { mode: 'wall' as const, product: { title: 'Lamp' }, count: 1 };
    expect((await server.call('aiAdsImageCreate', wall, { token })).body.data).toMatchObject({ credits_cost: 1 });
  });

  it('are asked for once under one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const input = { product: { title: 'Chair' }, count: 2 };
    const first = await server.call('aiAdsImageCreate', input, { token, headers });
    const again = await server.call('aiAdsImageCreate', input, { token, headers });
    expect(again.body.data.id).toBe(first.body.data.id);
  });
});

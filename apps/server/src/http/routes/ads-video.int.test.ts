import { randomUUID } from 'node:crypto';
import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { people } from '@adwright/people/people.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureOf } from '../../testing/picture-of.ts';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const pictures = ['sample:candle:cutout'];

describeOnDatabases('clips of products', (database) => {
  let server: TestApp;
  let token = '';
  // Nobody works here: what is asked is how a call becomes a run, not what the run makes.
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  it('are made of pictures, counted as project type 4 and listed', async () => {
    const { status, body } = await server.call('aiAdsVideoProduct', { pictures, seconds: 10 }, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'queued', credits_cost: 2 });
    const { limit, remain } = (await server.call('remainCount', { project_type: '4' }, { token })).body.data;
    expect(limit - remain).toBe(1);
    const { list, total } = (await server.call('aiAdsVideoList', {}, { token })).body.data;
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ id: body.data.id, tool: 'product-to-video' });
  });

  it('are made of a product that is kept, and of nobody else’s', async () => {
    const { id: product_id } = (await server.call('productCreate', { title: 'Fjord Flask' }, { token })).body.data;
    const made = await server.call('aiAdsVideoProduct', { product_id, pictures }, { token });
    const run = (await server.call('toolRunGet', { id: made.body.data.id }, { token })).body.data;
    expect(run).toMatchObject({ tool: 'product-to-video', input: { title: 'Fjord Flask', pictures } });
    const { token: stranger } = await server.signUp();
    const hidden = await server.call('aiAdsVideoProduct', { product_id, pictures }, { token: stranger });
    expect(hidden.status).toBe(404);
  });

  it.each([
    ['no picture', {}],
    ['seven pictures', { pictures: Array.from({ length: 7 }, () => pictures[0] as string) }],
    ['a price reveal without a price', { pictures, moves: ['price' as const] }],
    ['music that does not exist', { pictures, music: 'nobody-plays-this' }],
  ])('are refused with %s before anything is held', async (_, input) => {
    const before = (await server.call('userInfo', {}, { token })).body.data.credits;
    expect((await server.call('aiAdsVideoProduct', input, { token })).status).toBe(400);
    expect((await server.call('userInfo', {}, { token })).body.data.credits).toBe(before);
  });

  it('are refused with pictures that are not there or somebody else’s before anything is held', async () => {
    const own = await server.signUp();
    const foreign = await pictureOf(server, (await server.signUp()).user_info.user_id);
    const before = (await server.call('userInfo', {}, { token: own.token })).body.data.credits;
    for (const strange of [randomUUID(), foreign, 'sample:nosuch:cutout']) {
      const order = { pictures: [pictures[0] ?? '', strange] };
      expect((await server.call('aiAdsVideoProduct', order, { token: own.token })).status).toBe(404);
    }
    expect((await server.call('userInfo', {}, { token: own.token })).body.data.credits).toBe(before);
    const mine = { pictures: [await pictureOf(server, own.user_info.user_id)] };
    expect((await server.call('aiAdsVideoProduct', mine, { token: own.token })).status).toBe(200);
  });

  it('have a presenter who speaks about the product, as project type 2', async () => {
    const spoken = { avatar: personRef(people[0]?.id ?? '', people[0]?.looks[0]?.id ?? ''), script: 'Hi', voice: 'v' };
    const order = { ...spoken, pictures, title: 'Amber Candle', price: '$24' };
    const { body } = await server.call('aiAdsVideoTalking', order, { token });
    expect(body.data).toMatchObject({ status: 'queued', credits_cost: 2 });
    const run = (await server.call('toolRunGet', { id: body.data.id }, { token })).body.data;
    const product = { picture: pictures[0], title: 'Amber Candle', price: '$24', cta: '' };
    expect(run).toMatchObject({ tool: 'avatar-video', input: { ...spoken, product } });
    const alone = await server.call('projectCreateAvatarVideo', { ...spoken, ratio: '1:1' }, { token });
    expect(alone.body.data).toMatchObject({ status: 'queued', credits_cost: 2 });
    const { limit, remain } = (await server.call('remainCount', { project_type: '2' }, { token })).body.data;
    expect(limit - remain).toBe(2);
    for (const wrong of [{ avatar: 'person:nobody:there' }, { script: '' }, { voice: null }])
      expect((await server.call('projectCreateAvatarVideo', { ...spoken, ...wrong }, { token })).status).toBe(400);
    expect((await server.call('aiAdsVideoTalking', spoken, { token })).status).toBe(400);
    const strange = { ...spoken, avatar: 'avatar:00000000-0000-4000-8000-000000000000' };
    expect((await server.call('projectCreateAvatarVideo', strange, { token })).status).toBe(404);
    const credits = async () => (await server.call('userInfo', {}, { token })).body.data.credits;
    const before = await credits();
    for (const asked of [
      await server.call('projectCreateAvatarVideo', { ...spoken, voice: 'nobody' }, { token }),
      await server.call('aiAdsVideoTalking', { ...order, voice: 'nobody' }, { token }),
    ]) {
      const message = 'We can’t find this voice. It may no longer be available. Choose another one.';
      expect(asked).toMatchObject({ status: 404, body: { message, data: { error: 'voice_not_found' } } });
    }
    expect(await credits()).toBe(before);
  });
});

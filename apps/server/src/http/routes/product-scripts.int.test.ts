import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('scripts for a product', (database) => {
  let server: TestApp;
  let token: string;
  let id: string;
  const product = {
    title: 'Walnut Desk Tray',
    description: 'A tray that keeps pens where they belong. Oiled by hand in Graz.',
    benefits: ['Keeps pens where they belong', 'Never slides on the desk', 'Made from one piece of wood'],
    price: 42,
    currency: 'EUR',
    audience: 'people who work at home',
  };
  beforeAll(async () => {
    server = await openTestApp(database(), { deps: { engines: noEngines } });
    ({ token } = await server.signUp());
    const { body } = await server.call('productCreate', product, { token });
    ({ id } = body.data);
  });
  afterAll(() => server.close());

  test.each(['15', '20', '30', '60'])('last %s seconds, and can be said in that time', async (length) => {
    const query = { product_id: id, length, count: '4', tone: 'bold' };
    const { status, body } = await server.call('productGenerateScripts', query, { token });
    expect(status).toBe(200);
    expect(body.data.scripts).toHaveLength(4);
    for (const { scenes } of body.data.scripts) {
      const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
      expect(seconds).toBeCloseTo(Number(length), 1);
      for (const scene of scenes) expect(scene.seconds).toBeGreaterThanOrEqual(spokenSeconds(scene.spoken));
    }
    const said = JSON.stringify(body.data.scripts);
    expect(said).toContain('Walnut Desk Tray');
  });

  test('keep to the framework, the language and the audience that are asked for', async () => {
    const query = { product_id: id, framework: 'audience', language: 'de', audience: 'Schreibtischmenschen' };
    const { body } = await server.call('productGenerateScripts', query, { token });
    expect(body.data.scripts.map(({ framework }) => framework)).toEqual(['audience', 'audience', 'audience']);
    expect(body.data.scripts[0]?.scenes[0]?.spoken).toContain('Schreibtischmenschen');
    const again = await server.call('productGenerateScripts', query, { token });
    expect(again.body.data).toEqual(body.data);
    const other = await server.call('productGenerateScripts', { ...query, seed: '7' }, { token });
    expect(other.body.data.scripts).not.toEqual(body.data.scripts);
  });

  test('are written from what the call says of it, where that is not kept', async () => {
    const facts = { title: 'Kestrel Lamp', benefits: 'Folds flat\nCharges by cable', price: '49', currency: 'usd' };
    const { body } = await server.call('productGenerateScripts', { ...facts, length: '20' }, { token });
    const said = JSON.stringify(body.data.scripts);
    expect(said).toContain('Kestrel Lamp');
    expect(said).not.toContain('Walnut');
    expect((await server.call('productGenerateScripts', {}, { token })).status).toBe(400);
  });

  test('are refused for what cannot be', async () => {
    const ask = async (query: object, as = token) =>
      (await server.call('productGenerateScripts', { product_id: id, ...query }, { token: as })).status;
    expect(await ask({ length: '25' })).toBe(400);
    expect(await ask({ count: '0' })).toBe(400);
    expect(await ask({ language: 'xx' })).toBe(400);
    expect(await ask({ product_id: randomUUID() })).toBe(404);
    const stranger = await server.signUp();
    expect(await ask({}, stranger.token)).toBe(404);
    const bare = await server.call('productCreate', { title: 'Thing' }, { token });
    expect(await ask({ product_id: bare.body.data.id })).toBe(422);
  });
});

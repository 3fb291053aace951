import { openPageReader } from '@adwright/page-reader/open-page-reader.ts';
import type { PageReader } from '@adwright/page-reader/page-reader.ts';
import { type HostileServer, startHostileServer } from '@adwright/page-reader/testing/hostile-server.ts';
import { openEngines } from '@adwright/providers/open-engines.ts';
import { startFake } from '@adwright/providers/testing/fake-server.ts';
import { openAiFake } from '@adwright/providers/testing/fakes/openai.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '../../env.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('reading a product page', (database) => {
  let shop: HostileServer;
  let pages: PageReader;
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    shop = await startHostileServer();
    pages = openPageReader({ network: { allowLoopback: true }, gapMs: 0, limits: { lookMs: 0 } });
    server = await openTestApp(database(), { deps: { pages } });
    ({ token } = await server.signUp());
  });
  afterAll(async () => {
    await server.close();
    await pages.close();
    await shop.close();
  });

  test('answers the facts of the page', async () => {
    const { status, body } = await server.call('aiAdsImageParseUrl', { url: `${shop.origin}/good` }, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title: 'Walnut Desk Tray', price: 42, currency: 'EUR', language: 'en' });
    expect(body.data.images[0]?.url).toBe(`${shop.origin}/picture.png`);
    expect(shop.headers.at(-1)?.['accept-language']).toBe('en');
  });

  test.each([
    ['/login-wall', 'page_login_wall'],
    ['/script-only', 'page_script_only'],
    ['/private/product', 'page_robots'],
    ['/imprint', 'page_nothing_found'],
    ['/pdf', 'page_not_html'],
    ['/missing', 'page_missing'],
    ['/claims-a-gigabyte', 'page_too_large'],
  ])('says why %s gave nothing, and what to do', async (path, error) => {
    const english = await server.call('aiAdsImageParseUrl', { url: shop.origin + path }, { token });
    expect({ status: english.status, error: english.body.data.error }).toEqual({ status: 422, error });
    expect(english.body.message).toMatch(/enter the details yourself/i);
    const headers = { 'accept-language': 'de' };
    const german = await server.call('aiAdsImageParseUrl', { url: shop.origin + path }, { token, headers });
    expect(german.body.message).toMatch(/gib die Angaben selbst ein/i);
  });

  test('never asks an address inside, nor one that is none', async () => {
    for (const url of ['http://169.254.169.254/latest/', 'http://10.0.0.1', 'file:///etc/passwd', 'a b c']) {
      const { status, body } = await server.call('aiAdsImageParseUrl', { url }, { token });
      expect({ url, status, error: body.data.error }).toEqual({ url, status: 422, error: 'page_address_refused' });
    }
    const { status } = await server.call('aiAdsImageParseUrl', { url: '' }, { token });
    expect(status).toBe(400);
  });

  test('lets a language model fill what markup leaves open, and keeps only what stands on the page', async () => {
    const url = `${shop.origin}/letter`;
    const alone = await server.call('aiAdsImageParseUrl', { url }, { token });
    expect(alone.body.data).toMatchObject({ error: 'page_nothing_found' });
    const facts = {
      title: 'Heron Kettle',
      brand: 'Heronware',
      description: '',
      benefits: ['boils a litre in two minutes', 'keeps water warm'],
      price: '49 EUR',
    };
    let answer = JSON.stringify(facts);
    const fake = await startFake(openAiFake({ write: () => answer }));
    const env = parseEnv({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url });
    const { work } = database();
    const engines = await openEngines({ env, work, clock: () => new Date(), log: { warn: () => undefined } });
    const helped = await openTestApp(database(), { deps: { pages, engines } });
    try {
      const person = await helped.signUp();
      const read = () => helped.call('aiAdsImageParseUrl', { url }, { token: person.token });
      expect((await read()).body.data).toMatchObject({
        title: 'Heron Kettle',
        brand: '',
        benefits: ['boils a litre in two minutes'],
        price: 49,
        currency: 'EUR',
      });
      answer = 'I would rather not.';
      expect((await read()).body.data).toMatchObject({ error: 'page_nothing_found' });
    } finally {
      await helped.close();
      await fake.close();
    }
  });

  test('is limited more tightly than other calls', async () => {
    const strict = await openTestApp(database(), { deps: { pages }, options: { limitFactor: 1 } });
    const person = await strict.signUp();
    const url = 'http://10.0.0.1/';
    let calls = 0;
    let status = 0;
    // A minute may end between two calls, and the count begins anew: twice the limit is always beyond it.
    while (status !== 429 && calls < 25) {
      ({ status } = await strict.call('aiAdsImageParseUrl', { url }, { token: person.token, ip: '198.51.100.7' }));
      calls += 1;
    }
    expect(status).toBe(429);
    expect(calls).toBeGreaterThan(12);
    await strict.close();
  });
});

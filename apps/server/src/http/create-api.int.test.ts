import { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { chromeExtensionId } from '@adwright/contract/collection/extension.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newEmail, openTestApp, type TestApp, testPassword } from '../testing/test-app.ts';

describeOnDatabases('every call', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  const post = (payload: string, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/feedback', payload, headers });

  test('answers JSON that is not cached, framed, sniffed or readable from elsewhere', async () => {
    const { status, headers } = await server.call('health', {}, { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('demands TLS from then on when it was reached over TLS', async () => {
    const behind = await openTestApp(database(), { options: { trustProxy: '127.0.0.1' } });
    const answer = await behind.call('health', {}, { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    await behind.close();
  });

  test('demands TLS of everybody where the public address has it, whoever forgot to trust the proxy', async () => {
    const behind = await openTestApp(database(), { options: { secure: true } });
    expect((await behind.call('health')).headers['strict-transport-security']).toContain('max-age=');
    await behind.close();
  });

  test('counts people behind a trusted proxy one by one, and believes nobody else’s word', async () => {
    const asked = async (trustProxy: string | false) => {
      const behind = await openTestApp(database(), { options: { trustProxy, limitFactor: 0.005 } });
      const statuses = [];
      for (let index = 0; index < 8; index += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` };
        statuses.push((await behind.call('config', {}, { headers, ip: '127.0.0.1' })).status);
      }
      await behind.close();
      return statuses;
    };
    expect(await asked('127.0.0.1, ::1')).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await asked(false)).at(-1)).toBe(429);
    expect((await asked('10.0.0.0/8')).at(-1)).toBe(429);
  });

  test('an unknown call, or a known one with another method, is a 404 in an envelope', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/user/info'],
      ['GET', '/api/user/register'],
      ['GET', '/api/'],
    ] as const) {
      const response = await server.app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: 404,
        message: 'Request URL does not exist',
        data: { error: 'not_found', request_id: response.headers['x-request-id'] },
      });
    }
  });

  test('a body that is no JSON, has another type or is too large is refused as what it is', async () => {
    const json = { 'content-type': 'application/json' };
    for (const broken of ['{"rating":', '', 'null,', '{"__proto__":{"rating":5}}']) {
      expect((await post(broken, json)).json().data.error).toBe('invalid_json');
    }
    expect((await post('rating=5', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    const large = await post(JSON.stringify({ rating: 5, text: 'x'.repeat(1024 * 1024) }), json);
    expect(large.statusCode).toBe(413);
    expect(large.json().data.error).toBe('too_large');
  });

  test('errors speak the caller’s language: the query first, then the browser’s list', async () => {
    const ask = async (url: string, language?: string) =>
      (await server.app.inject({ url, headers: language ? { 'accept-language': language } : {} })).json().message;
    const english = await ask('/api/nothing');
    expect(await ask('/api/nothing', 'xx')).toBe(english);
    expect(await ask('/api/nothing', 'fr, de;q=0.5')).toBe(await ask('/api/nothing?lang=fr', 'de'));
    expect(await ask('/api/nothing?lang=zh-TW')).toBe(await ask('/api/nothing?lang=zh'));
  });

  test('validation names the field, in the caller’s language', async () => {
    const { body } = await server.call(
      'userRegister',
      { email: 'nobody', password: 1 },
      { headers: { 'accept-language': 'de' } },
    );
    expect(body.data).toMatchObject({ error: 'invalid_input' });
    expect(body.data.issues?.map(({ path }) => path)).toEqual(['email', 'password']);
    expect(body.data.issues?.[0]?.message).toBe('Ungültig: E-Mail-Adresse');
  });

  test('a token is sent as it is: with a prefix, too long or made up it is none', async () => {
    const { token } = await server.signUp();
    for (const wrong of [`Bearer ${token}`, `${token}x`, 'x'.repeat(5000), '', ' ']) {
      expect((await server.call('userInfo', {}, { token: wrong })).status).toBe(401);
    }
    expect((await server.call('userInfo', {}, { token: ` ${token} ` })).status).toBe(200);
  });

  test('whoever may not call is told before their body is read', async () => {
    const { port } = await listen(server);
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest({
        port,
        method: 'POST',
        path: '/api/tool/run',
        headers: { 'content-length': 1_000_000, 'content-type': 'application/json' },
      });
      request.on('response', (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on('error', reject);
      request.write('{');
    });
    expect([401, 404]).toContain(status);
  });

  test('an answer that does not fit its schema is a 500 that says nothing', async () => {
    const broken = await openTestApp(database(), {
      options: { service: { config: { google_client_id: 5 } as never } as never },
    });
    const answer = await broken.call('config');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: 500, message: 'Internal server error', data: { error: 'internal' } });
    await broken.close();
  });

  test('health is 503 while the database does not answer', async () => {
    const ping = async () => {
      throw new Error('connection refused');
    };
    const sick = await openTestApp(database(), { options: { service: { ping } as never } });
    expect(await sick.call('health')).toMatchObject({ status: 503, body: { data: { error: 'unavailable' } } });
    await sick.close();
  });

  test('config and health say what there is', async () => {
    expect((await server.call('config')).body.data).toMatchObject({ google_client_id: null, mail_outbox: true });
    expect((await server.call('health')).body.data).toMatchObject({ status: 'ok', database: database().kind });
  });

  test('sign-in is limited by address, and by the email whoever asks', async () => {
    const limited = await openTestApp(database(), { options: { limitFactor: 1 } });
    const login = (email: string, ip: string) =>
      limited.call('userLoginPassword', { email, password: 'not the password' }, { ip });
    const byAddress = [];
    for (let index = 0; index < 31; index += 1) byAddress.push(await login(newEmail(), '203.0.113.1'));
    expect(byAddress.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    const last = byAddress.at(-1);
    expect(last?.body.data.error).toBe('rate_limited');
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(310);

    const email = newEmail();
    const atOne = [];
    for (let index = 0; index < 16; index += 1) atOne.push(await login(email, '203.0.113.2'));
    expect(atOne.map(({ status }) => status)).toEqual([...Array.from({ length: 15 }, () => 401), 429]);

    limited.clock.advance(Number(last?.headers['retry-after']));
    expect((await login(newEmail(), '203.0.113.1')).status).toBe(401);
    limited.clock.advance(300);
    expect((await login(email, '203.0.113.1')).status).toBe(401);
    await limited.close();
  });

  test('guesses from many addresses slow each other down and never lock the owner out', async () => {
    const waits: number[] = [];
    const pause = async (ms: number): Promise<void> => void waits.push(ms);
    const attacked = await openTestApp(database(), { options: { limitFactor: 1, pause } });
    const email = newEmail();
    await attacked.signUp({ email });
    const guess = (ip: string) => attacked.call('userLoginPassword', { email, password: 'not the password' }, { ip });
    for (let index = 0; index < 60; index += 1) {
      expect((await guess(`203.0.113.${index + 10}`)).status).toBe(401);
    }
    // Her own code, typed when she registered, was the first.
    expect(waits).toHaveLength(46);
    expect(waits.slice(0, 2)).toEqual([200, 400]);
    expect(Math.max(...waits)).toBe(5000);

    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await guess('198.51.100.1')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const owner = await attacked.call('userLoginPassword', { email, password: testPassword }, { ip: '192.0.2.1' });
    expect(owner.status).toBe(200);
    await attacked.close();
  });

  test('two processes share one limit', async () => {
    const ip = '198.51.100.77';
    const both = [1, 2].map(() => openTestApp(database(), { options: { limitFactor: 1 } }));
    const [one, two] = await Promise.all(both);
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const process = index % 2 === 0 ? one : two;
      statuses.push((await process?.call('feedback', { rating: 5 }, { ip }))?.status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
    await Promise.all([one?.close(), two?.close()]);
  });

  test('two processes share the general limit of an address', async () => {
    const ip = '198.51.100.78';
    const both = [1, 2].map(() => openTestApp(database(), { options: { limitFactor: 0.005 } }));
    const [one, two] = await Promise.all(both);
    for (let index = 0; index < 6; index += 1) expect((await one?.call('config', {}, { ip }))?.status).toBe(200);
    const statuses: unknown[] = [];
    await vi.waitFor(
      async () => {
        statuses.push((await two?.call('config', {}, { ip }))?.status);
        expect(statuses.at(-1)).toBe(429);
      },
      { timeout: 10_000, interval: 1000 },
    );
    // It hears of the others' after its own first; alone it would have let six through.
    expect(statuses.length).toBeLessThan(4);
    await Promise.all([one?.close(), two?.close()]);
  });

  let hours = 0;
  /** In an hour of its own: the count is shared by all that have this database, and by all tests. */
  async function openLimited(): Promise<TestApp> {
    const limited = await openTestApp(database(), { options: { limitFactor: 0.005 } });
    limited.clock.advance((hours += 1) * 3600);
    return limited;
  }

  test('every address has a general limit, that pages do not count in', async () => {
    const limited = await openLimited();
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await limited.call('config')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await limited.call('config', {}, { ip: '203.0.113.9' })).status).toBe(200);
    expect((await limited.app.inject('/dev/outbox')).statusCode).toBe(403);
    await limited.close();
  });

  test.each([
    '/%61pi/config',
    '/api/%63onfig',
    '/%61%70%69/nothing',
    '/api/%E0%A4%A',
    'http://other.example/api/config',
  ])('the general limit counts %s, too', async (target) => {
    const limited = await openLimited();
    const { port } = await listen(limited);
    const statuses: unknown[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push(await statusOf(port, target));
    expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => statuses[0]));
    expect(statuses[6]).toBe(429);
    await limited.close();
  });

  test('a path that no reading fits is a call that does not exist', async () => {
    for (const url of ['/api/%E0%A4%A', '/api/%', '/api/user/%zz?x=1', '/%61pi/%E0%A4%A']) {
      const response = await server.app.inject({ url });
      expect({ url, status: response.statusCode, error: response.json().data?.error }).toEqual({
        url,
        status: 404,
        error: 'not_found',
      });
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('what is too long to read, or no request at all, is refused in an envelope and ends its connection', async () => {
    const { port } = await listen(server);
    const spoken = async (sent: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1').end(sent);
      return text(socket);
    };
    for (const [sent, status, error] of [
      [`GET /api/config?x=${'x'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'too_large'],
      ['no request at all\r\n\r\n', 400, 'invalid_input'],
    ] as const) {
      const [head = '', body = ''] = (await spoken(sent)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*connection: close$`, 'is'));
      expect(ErrorEnvelope.parse(JSON.parse(body))).toMatchObject({ code: status, data: { error } });
    }
  });

  test('a call that says everything in its address may say it in any script', async () => {
    const { port } = await listen(server);
    const query = new URLSearchParams({ lang: 'ja', description: '保温'.repeat(2000) });
    expect(await statusOf(port, `/api/config?${query}`)).toBe(200);
  });

  test('large answers are compressed, small ones are not', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const large = await server.app.inject({ url: '/api/openapi.json', headers });
    expect(large.headers['content-encoding']).toBe('gzip');
    expect((await server.app.inject({ url: '/api/health', headers })).headers['content-encoding']).toBeUndefined();
  });

  test('a cache is told that an answer depends on what its reader accepts, also where it was not compressed', async () => {
    const varies = async (url: string, headers: Record<string, string> = {}) =>
      (await server.app.inject({ url, headers })).headers['vary'];
    const depends = 'accept-encoding';
    expect(await varies('/api/health')).toBe(depends);
    expect(await varies('/api/openapi.json', { [depends]: 'identity' })).toBe(depends);
    expect(await varies('/api/openapi.json', { [depends]: 'gzip' })).toBe(depends);
    const extension = { origin: `chrome-extension://${chromeExtensionId}` };
    expect(await varies('/api/user/info', extension)).toBe(`origin, ${depends}`);
    expect(await varies('/api/no-such-call')).toBeUndefined();
  });

  test('HEAD is answered as GET is, without its body', async () => {
    const { token } = await server.signUp();
    for (const url of ['/api/user/info', '/api/product/get-list', '/api/health', '/api/openapi.json']) {
      const asked = { url, headers: { authorization: token } };
      const [whole, head] = [await server.app.inject(asked), await server.app.inject({ ...asked, method: 'HEAD' })];
      expect([head.statusCode, head.body]).toEqual([200, '']);
      const told = ({ headers }: typeof head) =>
        ['content-type', 'content-length', 'cache-control', 'vary'].map((name) => headers[name]);
      expect(told(head)).toEqual(told(whole));
    }
    expect((await server.app.inject({ url: '/api/user/info', method: 'HEAD' })).statusCode).toBe(401);
    // Only what changes nothing.
    const leaving = { url: '/api/user/logout', headers: { authorization: token } };
    expect((await server.app.inject({ ...leaving, method: 'HEAD' })).statusCode).toBe(404);
    expect((await server.app.inject({ ...leaving, url: '/api/user/info' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/product/create', method: 'HEAD' })).statusCode).toBe(404);
  });

  test('a page of a list is compressed at once, as browsers ask for it, and reads the same', async () => {
    const { token } = await server.signUp();
    for (let number = 0; number < 20; number += 1)
      await server.call('productCreate', { title: `Lamp ${number}`, description: 'Warm. '.repeat(50) }, { token });
    const read = (accepted: string) =>
      server.app.inject({
        url: '/api/product/get-list',
        headers: { authorization: token, 'accept-encoding': accepted },
      });
    const [plain, small] = [await read('identity'), await read('gzip, deflate, br, zstd')];
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    // Only what went through no stream knows how long it is.
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });
});

/** Written as it is: a client library would tidy the address up. */
async function statusOf(port: number, path: string): Promise<number | undefined> {
  const sent = httpRequest({ port, path, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

async function listen(server: TestApp): Promise<AddressInfo> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server.app.server.address() as AddressInfo;
}

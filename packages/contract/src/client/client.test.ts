import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './error.ts';
import { createClient, type Client } from './client.ts';
import { fakeTimers, until, type FakeTimers } from './timers.fake.ts';

type Seen = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
type Answer = (response: ServerResponse, seen: Seen) => void;

let seen: Seen[];
let answers: Answer[];
let closed: number;
let baseUrl: string;
let stop: () => Promise<void>;
let timers: FakeTimers;
let toasts: string[];
let popups: string[];
let loggedOut: (string | null)[];
let lacking: number;
let token: string | null;
let client: Client;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const ok = (data: unknown) => json(200, { code: 100000, message: 'Operation successful', data });
const refuse = (status: number, message?: string, error = 'some_error') =>
  json(status, { code: status, message, data: { error } });
const hang: Answer = () => {};
const cut: Answer = (response) => response.destroy();
const cutInTheBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"code":');
  setTimeout(() => response.destroy(), 5);
};

beforeEach(async () => {
  seen = [];
  answers = [];
  closed = 0;
  timers = fakeTimers();
  toasts = [];
  popups = [];
  loggedOut = [];
  lacking = 0;
  token = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('close', () => {
      if (!response.writableEnded) closed += 1;
    });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', baseUrl),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(one);
      (answers.shift() ?? ok({}))(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  client = createClient({
    baseUrl,
    timers,
    hooks: {
      token: () => token,
      language: () => 'ar',
      toast: (title, message) => toasts.push(`${title}: ${message}`),
      notify: (title, message) => popups.push(`${title}: ${message}`),
      logOut: (refused) => loggedOut.push(refused),
      lacksCredits: () => (lacking += 1),
    },
  });
});

afterEach(() => stop());

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

/** The client has come to rest between two attempts when its retry timer is waiting. */
async function letRetry(attemptsSoFar: number): Promise<void> {
  await until(() => seen.length === attemptsSoFar && timers.waiting(1000) === 1);
  timers.advance(999);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen).toHaveLength(attemptsSoFar);
  timers.advance(1);
}

const login = { email: 'a@b.co', password: 'secret' };

describe('what goes over the wire', () => {
  it('reduces an answer to its body', async () => {
    answers = [ok({ id: '1' })];
    expect(await client.request('feedback', { rating: 5 })).toEqual({
      code: 100000,
      message: 'Operation successful',
      data: { id: '1' },
    });
  });

  it('sends a POST as JSON in UTF-8, in the page’s language, without a token while there is none', async () => {
    await client.call('userLoginPassword', { email: 'ü@b.co', password: 'ж' });
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"email":"ü@b.co","password":"ж"}' });
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'accept-language': 'ar',
    });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(seen[0]?.url.search).toBe('');
  });

  it('carries the stored token raw', async () => {
    token = 'abc123';
    await client.call('userInfo', {});
    expect(seen[0]?.headers.authorization).toBe('abc123');
  });

  it('adds the time to every GET, beside its parameters', async () => {
    await client.call('toolRunList', { page: 2, keyword: undefined, status: 'queued' });
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({ page: '2', status: 'queued', _t: '1000000' });
  });

  it('sends a form as multipart', async () => {
    const form = new FormData();
    form.set('index', '3');
    await client.call('feedback', form);
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="index"');
  });
});

describe('idempotency keys', () => {
  it('come with creating calls only, a fresh one each time', async () => {
    await client.call('toolRun', { tool: 'qr-code', input: 1 });
    await client.call('toolRun', { tool: 'qr-code', input: 1 });
    await client.call('userLoginPassword', login);
    const keys = seen.map((one) => one.headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeUndefined();
  });

  it('stay the same across the retries of a call', async () => {
    answers = [cut, refuse(503), ok({})];
    const run = client.call('toolRun', { tool: 'qr-code', input: 1 });
    await letRetry(1);
    await letRetry(2);
    await run;
    expect(new Set(seen.map((one) => one.headers['idempotency-key'])).size).toBe(1);
  });

  it('pass from a withdrawn call to the identical one that replaced it', async () => {
    answers = [hang, ok({})];
    const first = failureOf(client.call('toolRun', { tool: 'qr-code', input: 1 }));
    await until(() => seen.length === 1);
    await client.call('toolRun', { tool: 'qr-code', input: 1 });
    expect((await first).kind).toBe('cancelled');
    expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key']);
  });

  it('are the caller’s own when it gives one', async () => {
    await client.call('toolRun', { tool: 'qr-code', input: 1 }, { idempotencyKey: 'mine' });
    expect(seen[0]?.headers['idempotency-key']).toBe('mine');
  });
});

describe('an identical call in flight', () => {
  it('is cancelled before the new one is sent, silently and without a retry', async () => {
    answers = [hang, ok({ id: 'second' })];
    const first = failureOf(client.call('toolRunList', { page: 1 }));
    await until(() => seen.length === 1);
    const second = client.call('toolRunList', { page: 1 });
    expect((await first).kind).toBe('cancelled');
    expect(await second).toEqual({ id: 'second' });
    await until(() => closed === 1);
    expect(seen).toHaveLength(2);
    expect([...toasts, ...popups]).toEqual([]);
    expect(timers.waiting()).toBe(0);
  });

  it('is cancelled also while it waits for its retry', async () => {
    answers = [refuse(500), ok({})];
    const first = failureOf(client.call('userInfo', {}));
    await until(() => seen.length === 1 && timers.waiting(1000) === 1);
    await client.call('userInfo', {});
    expect((await first).kind).toBe('cancelled');
    timers.advance(5000);
    expect(seen).toHaveLength(2);
  });

  it('is left alone when method, address, parameters or body differ', async () => {
    answers = [hang, ok({}), ok({}), ok({})];
    let ended = false;
    const first = failureOf(client.call('toolRunList', { page: 1 })).finally(() => {
      ended = true;
    });
    await until(() => seen.length === 1);
    await client.call('toolRunList', { page: 2 });
    await client.call('toolRunGet', { id: '1' });
    await client.call('userLoginPassword', login);
    expect(ended).toBe(false);
    timers.advance(60000);
    await first;
  });
});

describe('retries', () => {
  it.each([500, 502, 503, 504])('a %i is tried again after a second, and the good answer counts', async (status) => {
    answers = [refuse(status), ok({ credits: 3 })];
    const info = client.call('userInfo', {});
    await letRetry(1);
    expect(await info).toEqual({ credits: 3 });
    expect(toasts).toEqual([]);
    expect(seen.map((one) => one.url.searchParams.get('_t'))).toEqual(['1000000', '1001000']);
  });

  it('of a 503 wait as long as the server asks', async () => {
    answers = [json(503, { code: 503, data: { error: 'busy' } }, { 'retry-after': '4' }), ok({ credits: 3 })];
    const info = client.call('userInfo', {});
    await until(() => seen.length === 1 && timers.waiting(4000) === 1);
    timers.advance(3999);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(seen).toHaveLength(1);
    timers.advance(1);
    expect(await info).toEqual({ credits: 3 });
    expect(toasts).toEqual([]);
  });

  it('are left to the caller when the server asks for longer than anybody should wait unasked', async () => {
    answers = [json(503, { code: 503, data: { error: 'queue_full' } }, { 'retry-after': '90' })];
    expect(await failureOf(client.call('userInfo', {}))).toMatchObject({ status: 503, retryAfterSeconds: 90 });
    expect(seen).toHaveLength(1);
    expect(timers.waiting()).toBe(0);
  });

  it('stop after two', async () => {
    answers = [refuse(502), refuse(502), refuse(502), ok({})];
    const failure = failureOf(client.call('userInfo', {}));
    await letRetry(1);
    await letRetry(2);
    expect(await failure).toMatchObject({ kind: 'refused', status: 502 });
    expect(seen).toHaveLength(3);
    expect(toasts).toEqual(['Error: Gateway error']);
  });

  it.each([
    ['an aborted connection', cut],
    ['a connection cut in the body', cutInTheBody],
  ])('%s is tried again', async (_, answer) => {
    answers = [answer, answer, ok({ credits: 3 })];
    const info = client.call('userInfo', {});
    await letRetry(1);
    await letRetry(2);
    expect(await info).toEqual({ credits: 3 });
  });

  it.each([400, 401, 402, 403, 404, 409, 422, 429, 501])('a %i is not tried again', async (status) => {
    answers = [refuse(status)];
    await failureOf(client.call('userInfo', {}));
    expect(seen).toHaveLength(1);
    expect(timers.waiting()).toBe(0);
  });

  it('end when the caller withdraws', async () => {
    answers = [refuse(500)];
    const controller = new AbortController();
    const failure = failureOf(client.call('userInfo', {}, { signal: controller.signal }));
    await until(() => seen.length === 1 && timers.waiting(1000) === 1);
    controller.abort();
    expect((await failure).kind).toBe('cancelled');
    expect(toasts).toEqual([]);
    expect(timers.waiting()).toBe(0);
  });
});

describe('errors', () => {
  it('says when credits lack, also of a call that is quiet', async () => {
    answers = [refuse(402), refuse(403)];
    await failureOf(client.call('userInfo', {}, { quiet: true }));
    await failureOf(client.call('userInfo', {}, { quiet: true }));
    expect(lacking).toBe(1);
  });

  it.each([
    [400, 'Request parameter error'],
    [401, 'Unauthorized, please login again'],
    [403, 'Access denied'],
    [404, 'Request URL does not exist'],
  ])('a %i toasts its table message, whatever the server said', async (status, message) => {
    answers = [refuse(status, 'Something else')];
    const failure = await failureOf(client.call('userInfo', {}));
    expect(failure).toMatchObject({
      kind: 'refused',
      status,
      message,
      serverMessage: 'Something else',
      error: 'some_error',
    });
    expect(toasts).toEqual([`Error: ${message}`]);
  });

  it.each([
    [500, 'Internal server error'],
    [502, 'Gateway error'],
    [503, 'Service unavailable'],
    [504, 'Gateway timeout'],
  ])('a %i that stays toasts its table message', async (status, message) => {
    answers = [refuse(status), refuse(status), refuse(status)];
    const failure = failureOf(client.call('userInfo', {}));
    await letRetry(1);
    await letRetry(2);
    await failure;
    expect(toasts).toEqual([`Error: ${message}`]);
  });

  it('a status outside the table toasts the response message', async () => {
    answers = [refuse(402, 'You need 6 credits and have 2.', 'insufficient_credits')];
    expect(await failureOf(client.call('userInfo', {}))).toMatchObject({ error: 'insufficient_credits' });
    expect(toasts).toEqual(['Error: You need 6 credits and have 2.']);
  });

  it('a status outside the table without a message toasts the generic text', async () => {
    answers = [(response) => response.writeHead(418).end('<html>teapot</html>')];
    await failureOf(client.call('userInfo', {}));
    expect(toasts).toEqual(['Error: request failed']);
  });

  it('a good status without the success code is an error too', async () => {
    answers = [
      json(200, { code: 403, message: 'no', data: null }),
      json(200, { code: 7, message: 'Odd', data: null }),
      (response) => response.end('hi'),
    ];
    for (let calls = 0; calls < 3; calls += 1) await failureOf(client.call('userInfo', {}));
    expect(toasts).toEqual(['Error: Access denied', 'Error: Odd', 'Error: request failed']);
  });

  it('carries the issues of a validation error and the wait of a rate limit', async () => {
    answers = [
      json(400, {
        code: 400,
        message: 'x',
        data: { error: 'invalid_input', issues: [{ path: 'email', message: 'Not an address' }, 7] },
      }),
      json(429, { code: 429, message: 'Slow down', data: { error: 'rate_limited' } }, { 'retry-after': '30' }),
    ];
    expect((await failureOf(client.call('userInfo', {}))).issues).toEqual([
      { path: 'email', message: 'Not an address' },
    ]);
    expect((await failureOf(client.call('userInfo', {}))).retryAfterSeconds).toBe(30);
  });

  it('a 401 logs out, naming the token that was refused', async () => {
    token = 'old';
    answers = [refuse(401), refuse(403)];
    const refused = failureOf(client.call('userInfo', {}));
    token = 'new';
    await refused;
    await failureOf(client.call('userInfo', {}));
    expect(loggedOut).toEqual(['old']);
  });

  it('stay with a caller that shows them itself, but a 401 still logs out', async () => {
    token = 'old';
    answers = [refuse(401), hang];
    await failureOf(client.call('userInfo', {}, { quiet: true }));
    const slow = failureOf(client.call('userInfo', {}, { quiet: true }));
    await until(() => seen.length === 2);
    timers.advance(60000);
    await slow;
    expect([...toasts, ...popups]).toEqual([]);
    expect(loggedOut).toEqual(['old']);
  });

  it('speak the words that were handed in', async () => {
    const german = createClient({
      baseUrl,
      hooks: {
        token: () => null,
        text: (key) => `[${key}]`,
        toast: (title, message) => toasts.push(`${title} ${message}`),
        notify: () => {},
        logOut: () => {},
      },
    });
    answers = [refuse(404)];
    await failureOf(german.call('userInfo', {}));
    expect(toasts).toEqual(['[error_title] [status_404]']);
  });
});

describe('no answer', () => {
  it('after 60 seconds is a timeout with its own notification, and is not tried again', async () => {
    answers = [hang];
    const failure = failureOf(client.call('userInfo', {}));
    await until(() => seen.length === 1);
    timers.advance(59999);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(popups).toEqual([]);
    timers.advance(1);
    expect((await failure).kind).toBe('timeout');
    expect(popups).toEqual(['Error: Request timeout, please try again later']);
    expect(toasts).toEqual([]);
    await until(() => closed === 1);
    expect(seen).toHaveLength(1);
  });

  it('at all is rejected in silence once the retries are used up', async () => {
    answers = [cut, cut, cut, ok({})];
    const failure = failureOf(client.call('userInfo', {}));
    await letRetry(1);
    await letRetry(2);
    expect(await failure).toMatchObject({ kind: 'network', status: null });
    expect(seen).toHaveLength(3);
    expect([...toasts, ...popups, ...loggedOut]).toEqual([]);
  });
});

import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { idempotent } from './idempotent.ts';

describeOnDatabases('Idempotency-Key', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  const send = (key: string, input: object, token?: string) =>
    server.call('feedback', input, { headers: { 'idempotency-key': key }, ...(token && { token }) });

  test('the same key and body answers the first result', async () => {
    const key = randomUUID();
    const first = await send(key, { rating: 5, text: 'good' });
    const second = await send(key, { rating: 5, text: 'good' });
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.headers['idempotent-replay']).toBeUndefined();
    expect(second.headers['idempotent-replay']).toBe('true');
  });

  test('another body under the same key is a conflict', async () => {
    const key = randomUUID();
    await send(key, { rating: 5 });
    expect(await send(key, { rating: 4 })).toMatchObject({
      status: 409,
      body: { data: { error: 'idempotency_mismatch' } },
    });
  });

  test('keys of different people do not meet', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const key = randomUUID();
    const answers = [await send(key, { rating: 5 }, one.token), await send(key, { rating: 4 }, other.token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('without a key every call is its own', async () => {
    const [one, other] = [await server.call('feedback', { rating: 5 }), await server.call('feedback', { rating: 5 })];
    expect(one.body.data.id).not.toBe(other.body.data.id);
  });

  test('of many at once, one does the work', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, { rating: 3 })));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.data.id)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.filter(({ body }) => body.data.error !== 'idempotency_in_progress')).toEqual([]);
  });

  test('a key that is no key is refused', async () => {
    for (const key of ['x'.repeat(256), 'with space', 'ключ']) {
      const answer = await send(Buffer.from(key, 'utf8').toString('latin1'), { rating: 5 });
      expect(answer).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'Idempotency-Key' }] } } });
    }
  });

  test('work that failed may be repeated at once, work that was cut off once its lock has run out', async () => {
    const { deps } = server;
    const request = { scope: 'test', key: randomUUID(), input: { a: 1 } };
    await expect(idempotent(deps, request, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    await expect(idempotent(deps, request, async () => 'done')).resolves.toEqual({ data: 'done', replayed: false });

    const cutOff = { scope: 'test', key: randomUUID(), input: { a: 1 } };
    await new Promise<void>((begun) => {
      void idempotent(deps, cutOff, () => {
        begun();
        return new Promise(() => undefined);
      });
    });
    await expect(idempotent(deps, cutOff, async () => 'x')).rejects.toMatchObject({ code: 'idempotency_in_progress' });
    server.clock.advance(91);
    await expect(idempotent(deps, cutOff, async () => 'second')).resolves.toEqual({ data: 'second', replayed: false });
  });

  test('answers are forgotten after a day', async () => {
    const key = randomUUID();
    const first = await send(key, { rating: 5 });
    server.clock.advance(24 * 60 * 60 + 1);
    const later = await send(key, { rating: 1 });
    expect(later.status).toBe(200);
    expect(later.body.data.id).not.toBe(first.body.data.id);
  });
});

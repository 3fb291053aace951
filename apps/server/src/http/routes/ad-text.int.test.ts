import { AppError } from '@adwright/contract/errors.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const brief = { product: 'Fjord Flask', benefits: ['Keeps drinks cold for 24 hours'], offer: '20% off' };

describeOnDatabases('ad texts that cannot be written', (database) => {
  it('answer the error of the run, and cost nothing', async () => {
    const refuse = () => Promise.reject(new AppError('brief_too_thin'));
    const server = await openRunApp(database(), { handlers: { 'ad-copy': refuse } });
    const { token, credits } = await server.signUp();
    const { status, body } = await server.call('aiAdGenerate', { brief }, { token });
    expect({ status, error: body.data.error }).toEqual({ status: 422, error: 'brief_too_thin' });
    expect((await server.call('userInfo', {}, { token })).body.data.credits).toBe(credits);
    await server.close();
  });
});

describeOnDatabases('ad texts while nobody works', (database) => {
  it('wait no longer than the caller does, and stay in the queue', async () => {
    const idle = await openRunApp(database(), { worker: false });
    const person = await idle.signUp();
    const gone = new AbortController();
    const url = await idle.app.listen({ port: 0, host: '127.0.0.1' });
    const request = fetch(`${url}/api/ai-ad-generate`, {
      method: 'POST',
      headers: { authorization: person.token, 'content-type': 'application/json' },
      body: JSON.stringify({ brief }),
      signal: gone.signal,
    });
    setTimeout(() => gone.abort(), 300);
    await expect(request).rejects.toThrow('abort');
    const list = await idle.call('toolRunList', {}, { token: person.token });
    expect(list.body.data.list).toMatchObject([{ tool: 'ad-copy', status: 'queued' }]);
    await idle.close();
  });

  it('answer the state of the run when it takes longer than anybody is kept waiting', async () => {
    const idle = await openRunApp(database(), { worker: false, options: { adTextWaitMs: 200 } });
    const person = await idle.signUp();
    const { body, status } = await idle.call('aiAdGenerate', { brief, seed: 7 }, { token: person.token });
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { status: 'queued', seed: 7, results: [] },
    });
    await idle.close();
  });
});

describeOnDatabases('ad texts', (database) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    server = await openRunApp(database());
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());
  const credits = async () => (await server.call('userInfo', {}, { token })).body.data.credits;

  it('are written while the caller waits, for one credit', async () => {
    const before = await credits();
    const { body, status } = await server.call('aiAdGenerate', { brief, count: 3, network: 'tiktok' }, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'succeeded', credits_cost: 1 });
    expect(body.data.results).toHaveLength(3);
    for (const result of body.data.results) {
      for (const field of result.fields) expect(field.count).toBeLessThanOrEqual(100);
      expect(result.angle).not.toBe('');
    }
    expect(await credits()).toBe(before - 1);
    const run = await server.call('toolRunGet', { id: body.data.id }, { token });
    expect(run.body.data).toMatchObject({
      tool: 'ad-copy',
      status: 'succeeded',
      output: { results: body.data.results },
    });
  });

  it('come again word for word with the seed that was answered', async () => {
    const input = { kind: 'headline', brief, count: 4 };
    const first = (await server.call('aiAdGenerate', input, { token })).body.data;
    const again = (await server.call('aiAdGenerate', { ...input, seed: first.seed }, { token })).body.data;
    expect(again.results).toEqual(first.results);
    // One of them may say the same by chance, for the seed is drawn; all of them don't.
    const others: unknown[] = [];
    for (const by of [1, 2, 3, 4])
      others.push(
        (await server.call('aiAdGenerate', { ...input, seed: first.seed + by }, { token })).body.data.results,
      );
    expect(others.some((results) => JSON.stringify(results) !== JSON.stringify(first.results))).toBe(true);
  });

  it('cost once under one key', async () => {
    const before = await credits();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await server.call('aiAdGenerate', { brief }, { token, headers });
    const second = await server.call('aiAdGenerate', { brief }, { token, headers });
    expect(second.body).toEqual(first.body);
    expect(await credits()).toBe(before - 1);
  });

  it('need something to write about', async () => {
    const before = await credits();
    const { status, body } = await server.call('aiAdGenerate', { brief: { product: 'Fjord Flask' } }, { token });
    expect({ status, error: body.data.error }).toEqual({ status: 422, error: 'brief_too_thin' });
    expect(await credits()).toBe(before);
  });

  it('a wish becomes a brief, the same every time, in the language asked for, for nothing', async () => {
    const before = await credits();
    const wish = 'make me a picture of a running shoe on a trail';
    const { body, status } = await server.call('generatePrompt', { wish }, { token });
    expect(status).toBe(200);
    expect(body.data.brief.subject).toBe('A running shoe on a trail');
    expect(body.data.prompt).toContain(body.data.brief.light);
    expect((await server.call('generatePrompt', { wish }, { token })).body.data).toEqual(body.data);
    expect((await server.call('generatePrompt', { wish, language: 'xx' }, { token })).status).toBe(400);
    expect(await credits()).toBe(before);
  });
});

import type { Run } from '@adwright/contract/run/run.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const qr = { tool: 'qr-code', input: { content: { type: 'url', url: 'example.com' } } };
const slow = (input: object = {}) => ({ tool: 'slow', input });

describeOnDatabases('tools', (database) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    server = await openRunApp(database());
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  const credits = async (of = token) => (await server.call('userInfo', {}, { token: of })).body.data.credits;

  async function ended(id: string, of = token): Promise<Run> {
    for (;;) {
      const { data: run } = (await server.call('toolRunGet', { id }, { token: of })).body;
      if (!['queued', 'processing'].includes(run.status)) return run;
      await sleep(25);
    }
  }

  it('quotes without charging', async () => {
    const before = await credits();
    const { body } = await server.call('toolQuote', slow(), { token });
    expect(body.data).toEqual({ tool: 'slow', credits_cost: 5, credits: before });
    expect((await server.call('toolQuote', qr, { token })).body.data.credits_cost).toBe(0);
    expect(await credits()).toBe(before);
  });

  it('runs the QR code from the call to the picture', async () => {
    const { body, status } = await server.call('toolRun', qr, { token });
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { id: body.data.id, status: 'queued', credits_cost: 0 },
    });
    const run = await ended(body.data.id);
    expect(run).toMatchObject({
      status: 'succeeded',
      progress: 100,
      output: { scannable: true, payload: 'https://example.com/' },
    });
    expect(run.assets.map((asset) => asset.name)).toEqual(['qr-code.pdf', 'qr-code.png', 'qr-code.svg']);
    expect(run.finished_at).not.toBeNull();
  });

  it('charges what it quoted when it succeeds', async () => {
    const before = await credits();
    const { id } = (await server.call('toolRun', slow({ ms: 50 }), { token })).body.data;
    expect((await ended(id)).status).toBe('succeeded');
    expect(await credits()).toBe(before - 5);
  });

  it('gives the credits back when it is refused on the way, in the caller’s language', async () => {
    const before = await credits();
    const { id } = (await server.call('toolRun', slow({ fail: 'refuse' }), { token })).body.data;
    const run = await ended(id);
    expect(run).toMatchObject({ status: 'failed', error: { error: 'qr_content_too_long' }, assets: [] });
    const german = await server.call('toolRunGet', { id, lang: 'de' }, { token });
    expect(german.body.data.error?.message).not.toBe(run.error?.message);
    expect(await credits()).toBe(before);
  });

  it('tries again, gives up, says so and gives the credits back', { timeout: 60_000 }, async () => {
    const before = await credits();
    const { id } = (await server.call('toolRun', slow({ fail: 'break' }), { token })).body.data;
    const run = await ended(id);
    expect(run).toMatchObject({ status: 'failed', error: { error: 'tool_failed' } });
    expect((await server.deps.work.stores.runs.byId(id))?.attempts).toBe(3);
    expect(await credits()).toBe(before);
  });

  it('cancels while it runs, and gives the credits back', async () => {
    const before = await credits();
    const { id } = (await server.call('toolRun', slow({ ms: 20_000 }), { token })).body.data;
    while ((await server.call('toolRunGet', { id }, { token })).body.data.progress === 0) await sleep(25);
    expect(await credits()).toBe(before - 5);
    const cancelled = await server.call('toolRunCancel', { id }, { token });
    expect(cancelled.body.data).toMatchObject({ id, status: 'cancelled', assets: [] });
    expect(await credits()).toBe(before);
    expect((await server.call('toolRunCancel', { id }, { token })).status).toBe(200);
  });

  it('does not cancel what is finished', async () => {
    const { id } = (await server.call('toolRun', qr, { token })).body.data;
    await ended(id);
    const { status, body } = await server.call('toolRunCancel', { id }, { token });
    expect({ status, error: body.data.error }).toEqual({ status: 409, error: 'run_not_cancellable' });
  });

  it('answers the first run to the same key, and 409 to the key with another body', async () => {
    const before = await credits();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await server.call('toolRun', slow(), { token, headers });
    const second = await server.call('toolRun', slow(), { token, headers });
    expect(second.body.data).toEqual(first.body.data);
    const other = await server.call('toolRun', slow({ ms: 1 }), { token, headers });
    expect({ status: other.status, error: other.body.data.error }).toEqual({
      status: 409,
      error: 'idempotency_mismatch',
    });
    await ended(first.body.data.id);
    expect(await credits()).toBe(before - 5);
  });

  it('refuses with 402 what the balance does not cover, and writes nothing', async () => {
    const poor = await server.signUp();
    const userId = poor.user_info.user_id;
    const { credits: ledger, runs } = server.deps.work.stores;
    await runs.insert({
      id: randomUUID(),
      userId,
      tool: 'slow',
      queue: 'quick',
      input: {},
      creditsCost: 58,
      idempotencyKey: null,
    });
    const [spent] = (await runs.list(userId, { page: 1, page_size: 1, sort: 'newest' })).list;
    expect(await ledger.hold({ userId, amount: 58, runId: spent?.id ?? '' })).toBe('held');
    const { status, body } = await server.call('toolRun', slow(), { token: poor.token });
    expect({ status, error: body.data.error }).toEqual({ status: 402, error: 'insufficient_credits' });
    expect((await runs.list(userId, { page: 1, page_size: 10, sort: 'newest' })).total).toBe(1);
    expect(await credits(poor.token)).toBe(2);
  });

  it.each([
    [{ tool: 'nothing', input: {} }, 404, 'not_found'],
    [{ tool: 'constructor', input: {} }, 404, 'not_found'],
    [{ tool: 'qr-code' }, 400, 'invalid_input'],
    [{ tool: 'qr-code', input: { content: { type: 'url', url: 'javascript:alert(1)' } } }, 400, 'invalid_input'],
    [{ tool: 'qr-code', input: { content: { type: 'text', text: 'x'.repeat(3000) } } }, 422, 'qr_content_too_long'],
    [{ tool: 'ad-copy', input: { brief: { product: 'Fjord' } } }, 422, 'brief_too_thin'],
    [
      { tool: 'ad-copy', input: { brief: { product: 'Fjord', audience: 'runners' }, language: 'xx' } },
      400,
      'invalid_input',
    ],
  ])('refuses %j', async (request, expected, error) => {
    const before = await credits();
    const answers = [
      await server.call('toolQuote', request, { token }),
      request.tool === 'ad-copy'
        ? await server.call('aiAdGenerate', (request as { input: object }).input, { token })
        : await server.call('toolRun', request, { token }),
    ];
    for (const { status, body } of answers)
      expect({ status, error: body.data.error }).toEqual({ status: expected, error });
    expect(await credits()).toBe(before);
  });

  it('starts no tool that has a call of its own, and says which', async () => {
    const brief = { product: 'Fjord', benefits: ['Cold for a day'] };
    const { status, body } = await server.call('toolRun', { tool: 'ad-copy', input: { brief } }, { token });
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: 'tool', message: 'Use POST /api/ai-ad-generate.' }]);
    const quote = await server.call('toolQuote', { tool: 'ad-copy', input: { brief } }, { token });
    expect(quote.body.data.credits_cost).toBe(1);
  });

  it('names the field that is wrong, in the caller’s language', async () => {
    const bad = { tool: 'qr-code', input: { content: { type: 'text', text: '' } } };
    const english = await server.call('toolRun', bad, { token });
    const german = await server.call('toolRun', bad, { token, headers: { 'accept-language': 'de' } });
    expect(english.body.data.issues?.[0]?.path).toBe('input.content.text');
    expect(german.body.data.issues?.[0]?.path).toBe('input.content.text');
    expect(german.body.data.issues?.[0]?.message).not.toBe(english.body.data.issues?.[0]?.message);
  });

  describe('the list', () => {
    it('shows the caller’s own runs, newest first, by tool and status, in pages', async () => {
      const mine = await server.signUp();
      const ids: string[] = [];
      for (const request of [qr, qr, slow()]) {
        const { id } = (await server.call('toolRun', request, { token: mine.token })).body.data;
        await ended(id, mine.token);
        ids.push(id);
      }
      const list = async (query: object) => (await server.call('toolRunList', query, { token: mine.token })).body.data;
      expect((await list({})).list.map((run) => run.id)).toEqual(ids.toReversed());
      expect(await list({ tool: 'qr-code', page_size: 1 })).toMatchObject({
        total: 2,
        page: 1,
        page_size: 1,
        list: [{ id: ids[1] }],
      });
      expect((await list({ status: 'failed' })).total).toBe(0);
      const stranger = await server.signUp();
      expect((await server.call('toolRunList', {}, { token: stranger.token })).body.data.total).toBe(0);
      for (const call of ['toolRunGet', 'toolRunCancel'] as const) {
        expect((await server.call(call, { id: ids[0] }, { token: stranger.token })).status).toBe(404);
        expect((await server.call(call, { id: randomUUID() }, { token: stranger.token })).status).toBe(404);
        expect((await server.call(call, { id: 'x' }, { token: stranger.token })).status).toBe(400);
      }
    });
  });
});

import { AppError } from '@adwright/contract/errors.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cancelRun } from './cancel-run.ts';
import { listRuns } from './list-runs.ts';
import { quoteBatch } from './quote-batch.ts';
import { startBatch } from './start-batch.ts';
import { createRunWorld, personWith } from './testing/run-world.ts';

const words = { links: { sign: () => '' }, errorMessage: async () => '' };
const query = { page: 1, page_size: 20, sort: 'newest' } as const;
const row = (colour: string, price = 2) => ({ tool: 'paint', input: { colour, price } });
const bad = { tool: 'paint', input: { shape: 'round' } };

describeOnDatabases('a batch', (database) => {
  const stores = () => database().work.stores;
  const balance = (userId: string) => stores().credits.balance(userId);
  async function begin(rows: { tool: string; input: unknown }[], credits = 20, idempotencyKey: string | null = null) {
    const world = createRunWorld(database().work);
    const userId = await personWith(database().work, credits);
    const start = (change: { rows?: typeof rows } = {}) =>
      startBatch(world.deps, { userId, tool: 'batch', title: 'Fifty', rows, idempotencyKey, ...change });
    const children = async (id: string) => stores().runRows.of(id);
    return { ...world, userId, startBatch: start, children };
  }

  it('quotes what it holds, and names the rows that cannot be made', async () => {
    const rows = [row('red'), bad, { tool: 'nothing', input: {} }, row('blue', 3)];
    const { deps, userId } = await begin(rows);
    expect(await quoteBatch(deps, { userId, rows })).toEqual({
      price: 5,
      balance: 20,
      rows: [
        { price: 2, refusal: null },
        { price: 0, refusal: { code: 'invalid_input', issues: [{ path: 'input.colour', message: 'is missing' }] } },
        { price: 0, refusal: { code: 'not_found', issues: [] } },
        { price: 3, refusal: null },
      ],
    });
    expect(await balance(userId)).toBe(20);
  });

  it('holds once, lets rows fail alone, and settles exactly what succeeded', async () => {
    const { startBatch, children, deliver, handle, run, userId, deps, published } = await begin([
      row('red'),
      bad,
      row('green', 3),
      row('blue', 4),
    ]);
    const { id } = await startBatch();
    expect(await balance(userId)).toBe(11);
    const [red, refused, green, blue] = await children(id);
    expect(refused).toMatchObject({ status: 'failed', errorCode: 'invalid_input', creditsCost: 0 });
    handle(async (input) => {
      if ((input as { colour: string }).colour === 'green') throw new AppError('no_speech');
      return { made: true };
    });
    expect(await run(id)).toMatchObject({ status: 'processing', progress: 25, children: 4 });
    expect(await deliver(red?.id ?? '')).toBe('succeeded');
    expect(await run(id)).toMatchObject({ status: 'processing', progress: 50 });
    expect(await deliver(green?.id ?? '')).toBe('failed');
    expect(await balance(userId)).toBe(11);
    expect(await deliver(blue?.id ?? '')).toBe('succeeded');
    expect(await run(id)).toMatchObject({
      status: 'succeeded',
      progress: 100,
      output: { succeeded: 2, failed: 2, cancelled: 0 },
    });
    // Of 9 held, 2 and 4 were spent.
    expect(await balance(userId)).toBe(14);
    expect(await deliver(id)).toBe('left_alone');
    const { list, total } = await listRuns(deps, { userId, query }, words);
    expect([list.map((one) => one.id), total]).toEqual([[id], 1]);
    expect(published.at(-1)).toMatchObject({ event: { id, status: 'succeeded', progress: 100 } });
  });

  it('ends once when its last rows end at the same moment', async () => {
    const { startBatch, children, deliver, userId, run } = await begin(Array.from({ length: 6 }, () => row('red')));
    const { id } = await startBatch();
    const rows = await children(id);
    await Promise.all(rows.map((one) => deliver(one.id)));
    expect(await run(id)).toMatchObject({ status: 'succeeded', output: { succeeded: 6, failed: 0, cancelled: 0 } });
    expect(await balance(userId)).toBe(8);
  });

  it('gives everything back when nothing could be made, at once when nothing could even begin', async () => {
    const { startBatch, children, deliver, handle, userId, run } = await begin([row('red'), row('blue')]);
    const { id } = await startBatch();
    handle(() => Promise.reject(new AppError('no_speech')));
    for (const one of await children(id)) await deliver(one.id);
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'tool_failed' });
    expect(await balance(userId)).toBe(20);
    expect(await startBatch({ rows: [bad, bad] })).toMatchObject({ status: 'failed', creditsCost: 0 });
    expect(await balance(userId)).toBe(20);
  });

  it('is cancelled with the rows that are not over, and keeps the others', async () => {
    const { startBatch, children, deliver, deps, userId } = await begin([row('red'), row('green'), row('blue', 5)]);
    const { id } = await startBatch();
    const [first, second] = await children(id);
    await deliver(first?.id ?? '');
    // One row alone goes, too.
    await cancelRun(deps, { userId, id: second?.id ?? '' });
    expect(await cancelRun(deps, { userId, id })).toMatchObject({
      status: 'succeeded',
      output: { succeeded: 1, failed: 0, cancelled: 2 },
    });
    expect(await balance(userId)).toBe(18);
  });

  it('is refused whole when the credits do not cover it, and started once for one key', async () => {
    const poor = await begin([row('red', 3), row('blue', 3)], 5);
    await expect(poor.startBatch()).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { needed: 6, balance: 5 },
    });
    expect((await stores().runs.list(poor.userId, query)).total).toBe(0);
    const { startBatch, userId } = await begin([row('red')], 20, randomUUID());
    const [first, again] = await Promise.all([startBatch(), startBatch()]);
    expect(again.id).toBe(first.id);
    expect(await balance(userId)).toBe(18);
    await expect(startBatch({ rows: [row('blue')] })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });
});

import { AppError } from '@adwright/contract/errors.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pauseBatch } from '../batches/pause-batch.ts';
import { retryRows } from '../batches/retry-rows.ts';
import { systemClock as clock } from '../clock.ts';
import { deleteProject } from '../projects/delete-project.ts';
import { cancelRun } from './cancel-run.ts';
import { endPausedBatches } from './end-paused-batches.ts';
import { listRuns } from './list-runs.ts';
import { quoteBatch } from './quote-batch.ts';
import { startBatch } from './start-batch.ts';
import { startRun } from './start-run.ts';
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
      startBatch(world.deps, { userId, title: 'Fifty', rows, lines: [], idempotencyKey, ...change });
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
        { price: 2, refusal: null, duplicateOf: null },
        {
          price: 0,
          refusal: { code: 'invalid_input', details: {}, issues: [{ path: 'input.colour', message: 'is missing' }] },
          duplicateOf: null,
        },
        { price: 0, refusal: { code: 'not_found', details: {}, issues: [] }, duplicateOf: null },
        { price: 3, refusal: null, duplicateOf: null },
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

  it('stands still when it is told to, and goes on behind what others asked for meanwhile', async () => {
    const { startBatch, children, userId, deps, woken } = await begin([row('red'), row('green'), row('blue')]);
    const pause = (id: string, paused: boolean) => pauseBatch({ ...deps, clock }, { userId, id, paused });
    const take = () => stores().runLine.take({ queue: 'quick', worker: randomUUID(), leaseSeconds: 60 });
    // What other tests left waiting.
    while ((await take()) !== null);
    const { id } = await startBatch();
    const [red, green, blue] = await children(id);
    expect((await take())?.id).toBe(red?.id);
    await pause(id, true);
    expect(await take()).toBeNull();
    const other = await personWith(database().work, 20);
    const { id: theirs } = await startRun(deps, {
      userId: other,
      tool: 'paint',
      input: { colour: 'red' },
      idempotencyKey: null,
    });
    woken.length = 0;
    await pause(id, false);
    await pause(id, false);
    expect(woken).toEqual(['quick']);
    expect(new Set([(await take())?.id, (await take())?.id])).toEqual(new Set([theirs, green?.id]));
    await cancelRun(deps, { userId, id });
    expect(blue?.status).toBe('queued');
    expect(await balance(userId)).toBe(20);
  });

  it('makes nobody else wait for more than the row in progress', async () => {
    const { startBatch, children, userId, deps } = await begin(Array.from({ length: 60 }, () => row('red', 0)));
    const take = () => stores().runLine.take({ queue: 'quick', worker: randomUUID(), leaseSeconds: 60 });
    while ((await take()) !== null);
    const { id } = await startBatch();
    const [first] = await children(id);
    expect((await take())?.id).toBe(first?.id);
    const other = await personWith(database().work, 20);
    const asked = { userId: other, tool: 'paint', input: { colour: 'red' }, idempotencyKey: null };
    const { id: theirs } = await startRun(deps, asked);
    expect([(await take())?.id, (await take())?.id]).toContain(theirs);
    await cancelRun(deps, { userId, id });
  });

  it('gives back what it holds when nobody lets it go on for a week', async () => {
    const { startBatch, userId, deps, run } = await begin([row('red'), row('green')]);
    const { id } = await startBatch();
    await pauseBatch({ ...deps, clock }, { userId, id, paused: true });
    const inDays = (days: number) => ({ ...deps, clock: () => new Date(clock().getTime() + days * 86_400_000) });
    await endPausedBatches(inDays(6.9));
    expect(await run(id)).toMatchObject({ status: 'processing' });
    await endPausedBatches(inDays(7.1));
    expect(await run(id)).toMatchObject({ status: 'cancelled' });
    expect(await balance(userId)).toBe(20);
  });

  it('makes a row again within its hold while it is under way, and with a hold of its own afterwards', async () => {
    const { startBatch, children, deliver, handle, userId, deps } = await begin([row('red'), row('green', 3), bad]);
    const retry = (id: string) => retryRows(deps, { userId, id, rows: undefined, idempotencyKey: null });
    const rows = async (id: string) =>
      (await stores().runRows.ofProject(id)).map(({ status, parentId }) => [status, parentId === id]);
    handle(() => Promise.reject(new AppError('no_speech')));
    const { id } = await startBatch();
    const [red, green] = await children(id);
    await deliver(red?.id ?? '');
    await retry(id);
    expect(await rows(id)).toEqual([
      ['queued', true],
      ['queued', true],
      ['failed', true],
    ]);
    for (const one of [red, green]) await deliver(one?.id ?? '');
    expect(await balance(userId)).toBe(20);
    handle(async () => ({ made: true }));
    await retry(id);
    expect(await balance(userId)).toBe(15);
    expect(await rows(id)).toEqual([
      ['queued', false],
      ['queued', false],
      ['failed', true],
    ]);
    const again = await stores().runRows.ofProject(id);
    for (const one of again) if (one.status === 'queued') await deliver(one.id);
    expect(await rows(id)).toEqual([
      ['succeeded', false],
      ['succeeded', false],
      ['failed', true],
    ]);
    expect(await balance(userId)).toBe(15);
    // What was refused from the beginning would only be refused again.
    await expect(retry(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is made once and charged once when its workers are killed in the middle', async () => {
    const { startBatch, children, deliver, handle, userId, run } = await begin(
      Array.from({ length: 5 }, (_, index) => row(`colour ${index}`)),
    );
    const { id } = await startBatch();
    const begun: string[] = [];
    handle(async (input) => {
      begun.push((input as { colour: string }).colour);
      // As good as killed: nothing of the attempt is written.
      if (begun.length % 2 === 1) throw new Error('killed');
      return { made: true };
    });
    for (const one of await children(id)) {
      await deliver(one.id).catch(() => undefined);
      // Delivered again, and to two at once.
      await Promise.all([deliver(one.id).catch(() => undefined), deliver(one.id).catch(() => undefined)]);
      await deliver(one.id).catch(() => undefined);
    }
    expect(await run(id)).toMatchObject({ status: 'succeeded', output: { succeeded: 5, failed: 0, cancelled: 0 } });
    expect(await balance(userId)).toBe(10);
  });

  it('keeps the files of its rows, and stops with them when it is deleted', async () => {
    const { startBatch, children, deliver, handle, userId, deps, run } = await begin([row('red'), row('blue')]);
    handle(async (_, context) => {
      await context.saveAsset({ name: 'a.txt', mime: 'text/plain', body: new Uint8Array(10) });
      return {};
    });
    const { id } = await startBatch();
    const [red] = await children(id);
    await deliver(red?.id ?? '');
    const later = new Date(Date.now() + 365 * 86_400_000);
    const loose = await stores().assets.loose({ olderThan: later, examinedBefore: later, limit: 1000 });
    expect(loose.filter((asset) => asset.userId === userId)).toEqual([]);
    expect(await stores().assets.storedBytes(userId)).toBe(10);
    await deleteProject(deps, { userId, id });
    expect(await stores().assets.storedBytes(userId)).toBe(0);
    expect(await run(id)).toMatchObject({ status: 'succeeded', output: { succeeded: 1, cancelled: 1 } });
    expect(await balance(userId)).toBe(18);
  });
});

import { randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { freeWork } from '@adwright/contract/pay/free-work.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { describe, expect, it } from 'vitest';
import { type Engines, noEngines } from '../engines/engines.ts';
import { cancelRun } from './cancel-run.ts';
import { getRun } from './get-run.ts';
import { listRuns } from './list-runs.ts';
import { quoteRun } from './quote-run.ts';
import { startRun } from './start-run.ts';
import { createRunWorld, personWith } from './testing/run-world.ts';

const words = {
  links: { sign: ({ name }: { name: string }) => `/signed/${name}` },
  errorMessage: async (code: string) => code,
};
const query = { page: 1, page_size: 20, sort: 'newest' } as const;

describeOnDatabases('starting a run', (database) => {
  const balance = (userId: string) => database().work.stores.credits.balance(userId);
  const world = () => createRunWorld(database().work);
  const person = (credits = 10) => personWith(database().work, credits);

  it('holds the price, writes the run and queues it', async () => {
    const { start, woken, published, run } = world();
    const userId = await person();
    const { id } = await start(userId);
    expect(await run(id)).toMatchObject({ status: 'queued', creditsCost: 3, tool: 'paint', input: { colour: 'red' } });
    expect(woken).toEqual(['quick']);
    expect(published).toMatchObject([{ userId, event: { id, status: 'queued' } }]);
    expect(await balance(userId)).toBe(7);
  });

  it('quotes what it charges, and a quote costs nothing', async () => {
    const { deps, start } = world();
    const userId = await person();
    const input = { colour: 'blue', price: 4 };
    expect(await quoteRun(deps, { userId, tool: 'paint', input })).toEqual({
      tool: 'paint',
      credits_cost: 4,
      credits: 10,
    });
    expect(await balance(userId)).toBe(10);
    expect((await start(userId, input)).creditsCost).toBe(4);
    expect(await balance(userId)).toBe(6);
  });

  it('refuses with what is needed and what is there, and writes nothing', async () => {
    const { start, woken, deps } = world();
    const userId = await person(2);
    const refusal = await start(userId).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'insufficient_credits', details: { needed: 3, balance: 2 } });
    expect(await balance(userId)).toBe(2);
    expect((await deps.work.stores.runs.list(userId, query)).total).toBe(0);
    expect(woken).toEqual([]);
  });

  it('holds nothing for a run that costs nothing, even on an empty account', async () => {
    const { start, deliver, run } = world();
    const userId = await person(0);
    const { id } = await start(userId, { colour: 'red', price: 0 });
    expect(await deliver(id)).toBe('succeeded');
    expect(await run(id)).toMatchObject({ status: 'succeeded', progress: 100, creditsCost: 0 });
    expect(await balance(userId)).toBe(0);
  });

  it('answers the first run to the same key, and charges once', async () => {
    const { start, woken } = world();
    const userId = await person();
    const key = randomUUID();
    const runs = await Promise.all([1, 2, 3].map(() => start(userId, { colour: 'red' }, key)));
    expect(new Set(runs.map((run) => run.id)).size).toBe(1);
    expect(await balance(userId)).toBe(7);
    expect(woken).toEqual(['quick']);
    await expect(start(userId, { colour: 'blue' }, key)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    expect((await start(await person(), { colour: 'red' }, key)).id).not.toBe(runs[0]?.id);
  });

  it('refuses an unknown tool, a name of every object, and input that does not fit', async () => {
    const { deps, start } = world();
    const userId = await person();
    for (const tool of ['nothing', 'constructor', '__proto__', '']) {
      await expect(quoteRun(deps, { userId, tool, input: {} })).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(start(userId, { shape: 'round' })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'input.colour', message: 'is missing' }],
    });
    expect(await balance(userId)).toBe(10);
  });

  it('lets a tool refuse what is impossible before anything is held', async () => {
    const check = () => {
      throw new AppError('brief_too_thin');
    };
    const { start, deps } = createRunWorld(database().work, { tool: { check } });
    const userId = await person();
    await expect(start(userId)).rejects.toMatchObject({ code: 'brief_too_thin' });
    expect(await balance(userId)).toBe(10);
    expect((await deps.work.stores.runs.list(userId, query)).total).toBe(0);
  });

  it('is queued even when no worker could be told', async () => {
    const { deps, run } = world();
    const userId = await person();
    const deaf = { ...deps, workers: { wake: () => Promise.reject(new Error('away')) } };
    const { id } = await startRun(deaf, { userId, tool: 'paint', input: { colour: 'red' }, idempotencyKey: null });
    expect((await run(id)).status).toBe('queued');
    expect(await database().work.stores.runLine.queuesWithWork()).toContain('quick');
  });

  it('waits where others wait for another party, when one does its work', async () => {
    const { deps, run } = createRunWorld(database().work, { tool: { remote: 'text' } });
    const userId = await person();
    const request = { userId, tool: 'paint', input: { colour: 'red' }, idempotencyKey: null };
    const asked = { provider: 'a', model: 'b', write: () => Promise.reject(new Error('Not part of this test')) };
    const engines = { ...noEngines, text: asked as unknown as Engines['text'] };
    expect((await run((await startRun({ ...deps, engines }, request)).id)).queue).toBe('remote');
    expect((await run((await startRun(deps, request)).id)).queue).toBe('quick');
  });

  describe('somebody else’s run', () => {
    it('is unknown: to read, to list and to cancel', async () => {
      const { deps, start, run } = world();
      const { id } = await start(await person());
      const stranger = await person();
      await expect(getRun(deps, { userId: stranger, id }, words)).rejects.toMatchObject({ code: 'not_found' });
      await expect(cancelRun(deps, { userId: stranger, id })).rejects.toMatchObject({ code: 'not_found' });
      expect((await listRuns(deps, { userId: stranger, query }, words)).total).toBe(0);
      expect((await run(id)).status).toBe('queued');
    });
  });

  it('is listed without what it was made of and what came of it', async () => {
    const { deps, start } = world();
    const userId = await person();
    const logo = 'data:image/png;base64,AAAA';
    const { id } = await start(userId, { colour: 'red', style: { logo, tags: ['a', logo] } });
    const { list } = await listRuns(deps, { userId, query }, words);
    expect(list).toMatchObject([{ id, tool: 'paint' }]);
    expect(list[0]).not.toHaveProperty('input');
    expect(list[0]).not.toHaveProperty('output');
    expect((await getRun(deps, { userId, id }, words)).input).toMatchObject({ style: { logo } });
  });

  describe('that costs no credits', () => {
    const noon = new Date('2026-05-01T12:10:00Z');
    const free = (now: () => Date = () => noon) => {
      const made = createRunWorld(database().work, {
        tool: { queue: 'picture', freePictures: (input) => (input as { pictures?: number }).pictures ?? 1 },
      });
      const deps = { ...made.deps, clock: now };
      const start = (userId: string, pictures: number, change: { price?: number; limitFactor?: number } = {}) => {
        const input = { colour: 'red', price: change.price ?? 0, pictures };
        const { limitFactor = 1 } = change;
        return startRun({ ...deps, limitFactor }, { userId, tool: 'paint', input, idempotencyKey: null });
      };
      const end = (id: string) => database().work.stores.runs.finish(id, { status: 'succeeded', output: {} });
      return { start, end };
    };

    it('is counted in pictures against the plan’s hour and day; a refusal says when, and counts nothing', async () => {
      let now = noon;
      const { start, end } = free(() => now);
      const userId = await person();
      const { hourly, daily } = freeWork.free;
      await end((await start(userId, hourly - 1)).id);
      await expect(start(userId, 2)).rejects.toMatchObject({ code: 'free_hour_used', details: { retry_after: 3000 } });
      await end((await start(userId, 1)).id);
      await expect(start(userId, 1)).rejects.toMatchObject({ code: 'free_hour_used' });
      await end((await start(userId, 1, { price: 1 })).id);
      await end((await start(userId, 1, { limitFactor: 10 })).id);
      for (let hour = 1, left = daily - hourly - 1; left > 0; hour += 1, left -= hourly) {
        now = new Date(noon.getTime() + hour * 60 * 60 * 1000);
        await end((await start(userId, Math.min(left, hourly))).id);
      }
      now = new Date('2026-05-01T23:00:00Z');
      await expect(start(userId, 1)).rejects.toMatchObject({ code: 'free_day_used', details: { retry_after: 3600 } });
      now = new Date('2026-05-02T00:00:00Z');
      await start(userId, 1);
    });

    it('may be under way a few times at once, however many start together', async () => {
      const { start, end } = free();
      const userId = await person();
      const started = await Promise.allSettled(Array.from({ length: 6 }, () => start(userId, 1)));
      const good = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
      expect(good).toHaveLength(freeWork.free.atOnce);
      const refused = started.find((one) => one.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'free_work_busy', details: { retry_after: 20 } });
      await end(good[0] ?? '');
      await start(userId, 1);
    });
  });
});

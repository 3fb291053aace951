import { planTurns } from '@adwright/contract/pay/turns.ts';
import type { PlanName } from '@adwright/contract/pay/plans.ts';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { users } from '../schema/accounts.ts';
import { runs } from '../schema/runs.ts';

describeOnBothDatabases('the line of runs', (database) => {
  const stores = () => database().work.stores;
  const line = () => stores().runLine;
  const worker = randomUUID();
  const names = new Map<string, string>();
  afterEach(async () => {
    names.clear();
    await database().db.delete(runs);
  });

  async function person(plan: PlanName = 'free'): Promise<string> {
    const { id } = await createAccount(stores());
    await database().db.update(users).set({ plan }).where(eq(users.id, id));
    return id;
  }
  async function queue(name: string, userId: string, on: QueueName = 'picture'): Promise<string> {
    const { run } = await database().work.transact((inside) => inside.runs.insert(newRun(userId, on)));
    names.set(run.id, name);
    return run.id;
  }
  const take = (on: QueueName = 'picture', by = worker) => line().take({ queue: on, worker: by, leaseSeconds: 30 });
  const finish = (id: string) => stores().runs.finish(id, { status: 'succeeded', output: {} });
  /** Takes and ends one after the other, and says in which order. */
  async function order(count: number): Promise<string> {
    const taken: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const next = await take();
      if (next === null) break;
      await stores().runs.claim(next.id);
      await finish(next.id);
      taken.push(names.get(next.id) ?? '?');
    }
    return taken.join(' ');
  }

  it('serves one who comes with one run next, whoever has two hundred waiting', async () => {
    const [many, one] = [await person('pro'), await person()];
    for (let index = 0; index < 200; index += 1) await queue('a', many);
    const underWay = await take();
    await stores().runs.claim(underWay?.id ?? '');
    await queue('b', one);
    await finish(underWay?.id ?? '');
    expect(await order(3)).toBe('b a a');
  });

  it('lets people take turns, weighed by their plans', async () => {
    const [free, other, basic] = [await person(), await person(), await person('basic')];
    for (let index = 1; index <= 4; index += 1) await queue(`a${index}`, free);
    for (let index = 1; index <= 3; index += 1) await queue(`b${index}`, other);
    for (let index = 1; index <= 6; index += 1) await queue(`C${index}`, basic);
    expect(await order(13)).toBe('C1 a1 b1 C2 C3 a2 b2 C4 C5 a3 b3 C6 a4');
  });

  it('gives parallel starts of one person turns of their own', async () => {
    const [many, one] = [await person(), await person()];
    await Promise.all(Array.from({ length: 8 }, () => queue('a', many)));
    await queue('b', one);
    expect(await order(4)).toBe('a b a a');
  });

  it('counts no turn that was cancelled while it waited, or had while nobody else was there', async () => {
    const [first, second] = [await person(), await person()];
    for (let index = 0; index < 5; index += 1) {
      await stores().runs.finish(await queue('x', first), { status: 'cancelled' });
    }
    await queue('a1', first);
    expect(await order(1)).toBe('a1');
    await queue('b1', second);
    await queue('b2', second);
    await queue('a2', first);
    expect(await order(3)).toBe('b1 a2 b2');
  });

  it('counts a turn that was had while others waited', async () => {
    const [first, second] = [await person(), await person()];
    await queue('a1', first);
    for (const name of ['b1', 'b2', 'b3']) await queue(name, second);
    expect(await order(1)).toBe('a1');
    await queue('a2', first);
    await queue('a3', first);
    expect(await order(5)).toBe('b1 b2 a2 b3 a3');
  });

  it('gives one person no more at once than the plan says, in whatever processes', async () => {
    const [many, one] = [await person(), await person()];
    for (let index = 0; index < 5; index += 1) await queue('a', many);
    const taken = await Promise.all(Array.from({ length: 5 }, () => take('picture', randomUUID())));
    expect(taken.filter((run) => run !== null)).toHaveLength(planTurns.free.atOnce);
    await queue('b', one);
    expect(names.get((await take())?.id ?? '')).toBe('b');
    // Each queue by itself.
    await queue('v', many, 'video');
    expect(names.get((await take('video'))?.id ?? '')).toBe('v');
  });

  it('is a worker’s as long as it says so, and then the next one’s', async () => {
    const id = await queue('a', await person());
    const [first, second] = [randomUUID(), randomUUID()];
    const lease = (worker: string, leaseSeconds: number) => line().keep({ worker, ids: [id], leaseSeconds });
    expect(await take('picture', first)).toEqual({ id, attempts: 0 });
    await stores().runs.claim(id);
    expect(await take('picture', second)).toBeNull();
    expect(await lease(first, -1)).toEqual([id]);
    expect(await take('picture', second)).toEqual({ id, attempts: 1 });
    expect(await lease(first, 30)).toEqual([]);
    await line().putBack({ id, worker: first, pauseSeconds: 0, spared: false });
    expect(await take('picture', first)).toBeNull();
    await line().putBack({ id, worker: second, pauseSeconds: 60, spared: false });
    expect(await line().queuesWithWork()).toEqual([]);
    await database().db.update(runs).set({ dueAt: new Date() });
    expect(await line().queuesWithWork()).toEqual(['picture']);
  });

  it('knows what is ahead, what is under way and how long each took lately', async () => {
    const [many, one] = [await person(), await person()];
    const measured = await queue('x', many);
    await stores().runs.claim(measured);
    await finish(measured);
    const minuteAgo = { startedAt: new Date(Date.now() - 60_000), finishedAt: new Date() };
    await database().db.update(runs).set(minuteAgo).where(eq(runs.id, measured));
    for (let index = 0; index < 4; index += 1) await queue('a', many);
    const begun = (await take())?.id ?? '';
    await stores().runs.claim(begun);
    await stores().runs.progress(begun, 40, 'draw');
    const late = await queue('a', many);
    const next = await queue('b', one);
    const facts = await line().factsOf(late);
    expect(facts).toMatchObject({
      ahead: [{ tool: 'qr-code', runs: 4 }],
      underWay: [{ tool: 'qr-code', progress: 40 }],
    });
    expect(facts.measured.get('qr-code')).toBeCloseTo(60, 0);
    expect((await line().factsOf(next)).ahead).toEqual([]);
    expect(await line().waiting('picture', many)).toEqual({ all: 5, own: 4 });
  });
});

function newRun(userId: string, queue: QueueName) {
  const id = randomUUID();
  return { id, userId, tool: 'qr-code', queue, input: {}, creditsCost: 1, idempotencyKey: null };
}

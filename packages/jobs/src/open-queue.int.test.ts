import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import type { TestDatabase } from '@adwright/test-kit/database-place.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunDelivery } from './leases.ts';
import { openQueue } from './open-queue.ts';
import type { QueueOptions, RunQueue } from './open-queue.ts';
import { eachQueue } from './testing/each-queue.ts';
import { query } from './testing/query.ts';

const opened = new Set<RunQueue>();
const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 50_000, interval: 20 });
const nobodyDies = async () => {};

async function open(database: TestDatabase, options: Omit<QueueOptions, 'database'> = {}): Promise<RunQueue> {
  const queue = await openQueue({ database, pollSeconds: 0.2, ...options });
  opened.add(queue);
  return queue;
}

afterEach(async () => {
  for (const queue of opened) await queue.stop({ drainSeconds: 0 });
  opened.clear();
});

describeOnBothDatabases('the queue', (database) => {
  let userId = '';
  beforeEach(async () => {
    userId = (await createAccount(database().work.stores)).id;
  });
  const run = async (queue: QueueName = 'quick', of = userId) =>
    (await createRun(database().work.stores, of, { queue })).id;
  const claim = (id: string) => database().work.stores.runs.claim(id);
  const finish = (id: string) => database().work.stores.runs.finish(id, { status: 'succeeded', output: {} });

  it('delivers each run once, to places of its own queue', async () => {
    const { work, workers } = await open(database(), { pollSeconds: 30 });
    const ids = await Promise.all(Array.from({ length: 10 }, () => run()));
    const delivered: string[] = [];
    const underWay = { now: 0, most: 0 };
    await work(
      eachQueue(['quick', 'video'], 2),
      async ({ runId }) => {
        underWay.most = Math.max(underWay.most, (underWay.now += 1));
        delivered.push(runId);
        await wait(5);
        await finish(runId);
        underWay.now -= 1;
      },
      nobodyDies,
    );
    // From run to run without waiting for the next look, which is half a minute away.
    await until(() => expect(delivered.toSorted()).toEqual(ids.toSorted()));
    expect(underWay.most).toBeLessThanOrEqual(2);
    const elsewhere = await run('model');
    const long = await run('video');
    await workers.wake('model');
    await workers.wake('video');
    await until(() => expect(delivered).toContain(long));
    expect(delivered).not.toContain(elsewhere);
    await finish(elsewhere);
  });

  it('tries again after a failure, three times in all, and then hands the run over as dead', async () => {
    const failures: { attempt: number; lastAttempt: boolean }[] = [];
    const dead: string[] = [];
    const { work } = await open(database(), {
      onFailure: ({ attempt, lastAttempt }) => failures.push({ attempt, lastAttempt }),
    });
    const id = await run();
    let refusals = 1;
    await work(
      eachQueue(['quick'], 1),
      async ({ runId }) => {
        await claim(runId);
        throw new Error('poison');
      },
      async (runId) => {
        refusals -= 1;
        if (refusals >= 0) throw new Error('the database was away');
        dead.push(runId);
        await finish(runId);
      },
    );
    await untilWithoutPauses(database(), () => expect(dead).toEqual([id]));
    expect(failures).toEqual([
      { attempt: 1, lastAttempt: false },
      { attempt: 2, lastAttempt: false },
      { attempt: 3, lastAttempt: true },
    ]);
  });

  it('lets work finish when it stops, and takes no more', async () => {
    const { work, stop } = await open(database());
    const events: string[] = [];
    const [first, second] = [await run(), await run()];
    await work(
      eachQueue(['quick'], 1),
      async ({ runId }) => {
        events.push(`start ${runId}`);
        await wait(100);
        events.push(`end ${runId}`);
        await finish(runId);
      },
      nobodyDies,
    );
    await until(() => expect(events).toHaveLength(1));
    await stop({ drainSeconds: 10 });
    expect(events).toEqual([`start ${first}`, `end ${first}`]);
    const next = await open(database());
    const delivered: string[] = [];
    await next.work(
      eachQueue(['quick'], 1),
      async ({ runId }) => {
        delivered.push(runId);
        await finish(runId);
      },
      nobodyDies,
    );
    await until(() => expect(delivered).toEqual([second]));
  });

  it('puts back what does not finish in time, without counting the attempt', async () => {
    const first = await open(database());
    const taken = Promise.withResolvers<void>();
    const id = await run();
    await first.work(
      eachQueue(['quick'], 1),
      async ({ runId, signal }: RunDelivery) => {
        await claim(runId);
        taken.resolve();
        await once(signal, 'abort');
        throw new Error('stopped', { cause: signal.reason });
      },
      nobodyDies,
    );
    await taken.promise;
    await first.stop({ drainSeconds: 0.05 });
    const second = await open(database());
    const attempts: { attempt: number; last: boolean }[] = [];
    const dead: string[] = [];
    await second.work(
      eachQueue(['quick'], 1),
      async ({ runId, attempt, lastAttempt }) => {
        attempts.push({ attempt, last: lastAttempt });
        await claim(runId);
        throw new Error('poison');
      },
      async (runId) => {
        dead.push(runId);
        await finish(runId);
      },
    );
    await untilWithoutPauses(database(), () => expect(dead).toEqual([id]));
    expect(attempts).toEqual([
      { attempt: 1, last: false },
      { attempt: 2, last: false },
      { attempt: 3, last: true },
    ]);
  });

  it('asks a handler to stop whose run another worker has taken over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { work } = await open(database(), { pollSeconds: 3600 });
    const id = await run();
    const taken = Promise.withResolvers<AbortSignal>();
    await work(
      eachQueue(['quick'], 1),
      async ({ signal }) => {
        taken.resolve(signal);
        await once(signal, 'abort');
        throw signal.reason;
      },
      nobodyDies,
    );
    const signal = await taken.promise;
    await query(database(), `update runs set leased_by = gen_random_uuid() where id = $1`, [id]);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await until(() => expect(signal.aborted).toBe(true));
    expect(signal.reason).toMatchObject({ name: 'LeaseLostError' });
    await finish(id);
  });
});

/** The pauses between attempts are seconds; a test does not wait for them. */
async function untilWithoutPauses(database: TestDatabase, check: () => void): Promise<void> {
  await until(async () => {
    await query(database, `update runs set due_at = now() where due_at > now()`, []);
    check();
  });
}

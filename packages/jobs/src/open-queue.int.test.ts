import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestDatabase } from '@adwright/test-kit/database-place.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { RunDelivery } from './in-flight.ts';
import { openQueue } from './open-queue.ts';
import type { QueueOptions, RunQueue } from './open-queue.ts';
import { query } from './testing/query.ts';

const opened = new Set<RunQueue>();
const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 50_000, interval: 50 });

async function open(database: TestDatabase, options: Omit<QueueOptions, 'database'> = {}): Promise<RunQueue> {
  const queue = await openQueue({ database, pollSeconds: 0.5, ...options });
  opened.add(queue);
  return queue;
}

afterEach(async () => {
  for (const queue of opened) await queue.stop({ drainSeconds: 0 });
  opened.clear();
});

describeOnBothDatabases('the queue', (database) => {
  it('delivers each run once, to its own queue', async () => {
    const { queue, work } = await open(database());
    const [quick, video]: [string[], string[]] = [[], []];
    await work('quick', { concurrency: 2 }, async ({ runId }) => void quick.push(runId));
    await work('video', { concurrency: 1 }, async ({ runId }) => void video.push(runId));
    const ids = Array.from({ length: 10 }, () => randomUUID());
    for (const id of ids) await queue.enqueueRun({ id, queue: 'quick' });
    const long = randomUUID();
    await queue.enqueueRun({ id: long, queue: 'video' });
    await until(() => {
      expect(quick.toSorted()).toEqual(ids.toSorted());
      expect(video).toEqual([long]);
    });
  });

  it('goes from job to job of a backlog without waiting for the next poll', async () => {
    const { queue, work } = await open(database(), { pollSeconds: 30 });
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const id of ids) await queue.enqueueRun({ id, queue: 'quick' });
    const times: number[] = [];
    await work('quick', { concurrency: 1 }, async () => void times.push(Date.now()));
    await until(() => expect(times).toHaveLength(ids.length));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(30_000);
  });

  it('makes one job of a run that is queued twice, while it waits and while it is worked on', async () => {
    const { queue, work } = await open(database());
    const id = randomUUID();
    await queue.enqueueRun({ id, queue: 'quick' });
    await queue.enqueueRun({ id, queue: 'quick' });
    const delivered: string[] = [];
    const release = Promise.withResolvers<void>();
    await work('quick', { concurrency: 2 }, async ({ runId }) => {
      delivered.push(runId);
      await release.promise;
    });
    await until(() => expect(delivered).toEqual([id]));
    await queue.enqueueRun({ id, queue: 'quick' });
    const marker = randomUUID();
    await queue.enqueueRun({ id: marker, queue: 'quick' });
    await until(() => expect(delivered).toContain(marker));
    release.resolve();
    expect(delivered).toEqual([id, marker]);
  });

  it('tries again after a failure, three times in all, and then hands the run over as dead', async () => {
    const failures: { attempt: number; lastAttempt: boolean }[] = [];
    const dead: string[] = [];
    const { queue, work, onDead } = await open(database(), {
      onFailure: ({ attempt, lastAttempt }) => failures.push({ attempt, lastAttempt }),
    });
    await work('quick', { concurrency: 1 }, async () => {
      throw new Error('poison');
    });
    let refusals = 1;
    await onDead(async (runId) => {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('the database was away');
      }
      dead.push(runId);
    });
    const id = randomUUID();
    await queue.enqueueRun({ id, queue: 'quick' });
    await untilWithoutPauses(database(), () => expect(dead).toEqual([id]));
    expect(failures.slice(0, 3)).toEqual([
      { attempt: 1, lastAttempt: false },
      { attempt: 2, lastAttempt: false },
      { attempt: 3, lastAttempt: true },
    ]);
    expect(failures).toHaveLength(4);
  });

  it('lets work finish when it stops, and takes no more', async () => {
    const { queue, work, stop } = await open(database());
    const events: string[] = [];
    await work('quick', { concurrency: 1 }, async ({ runId }) => {
      events.push(`start ${runId}`);
      await wait(300);
      events.push(`end ${runId}`);
    });
    const [first, second] = [randomUUID(), randomUUID()];
    await queue.enqueueRun({ id: first, queue: 'quick' });
    await until(() => expect(events).toHaveLength(1));
    await queue.enqueueRun({ id: second, queue: 'quick' });
    await stop({ drainSeconds: 10 });
    expect(events).toEqual([`start ${first}`, `end ${first}`]);
    const next = await open(database());
    const delivered: string[] = [];
    await next.work('quick', { concurrency: 1 }, async ({ runId }) => void delivered.push(runId));
    await until(() => expect(delivered).toEqual([second]));
  });

  it('puts back what does not finish in time, without counting the attempt', async () => {
    const first = await open(database());
    const aborted: boolean[] = [];
    const take = async ({ signal }: RunDelivery) => {
      await once(signal, 'abort');
      aborted.push(true);
      throw new Error('stopped', { cause: signal.reason });
    };
    await first.work('quick', { concurrency: 1 }, take);
    const id = randomUUID();
    await first.queue.enqueueRun({ id, queue: 'quick' });
    await until(async () => expect(await states(database(), id)).toEqual(['active']));
    await first.stop({ drainSeconds: 0.1 });
    expect(aborted).toEqual([true]);
    expect(await states(database(), id)).toEqual(['retry']);
    const second = await open(database());
    const attempts: { last: boolean }[] = [];
    const dead: string[] = [];
    await second.work('quick', { concurrency: 1 }, async (delivery) => {
      attempts.push({ last: delivery.lastAttempt });
      throw new Error('poison');
    });
    await second.onDead(async (runId) => void dead.push(runId));
    await untilWithoutPauses(database(), () => expect(dead).toEqual([id]));
    expect(attempts).toEqual([{ last: false }, { last: false }, { last: true }]);
  });
});

/** The pauses between attempts are seconds; a test does not wait for them. */
async function untilWithoutPauses(database: TestDatabase, check: () => void): Promise<void> {
  await until(async () => {
    await query(database, `update pgboss.job set start_after = now() where state = 'retry'`, []);
    check();
  });
}

async function states(database: TestDatabase, runId: string): Promise<unknown[]> {
  const rows = await query(database, `select state from pgboss.job where data->>'runId' = $1`, [runId]);
  return rows.map((row) => row.state);
}

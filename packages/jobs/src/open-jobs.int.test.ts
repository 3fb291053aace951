import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { openJobs, type Jobs } from './open-jobs.ts';
import { query } from './testing/query.ts';

const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 50_000, interval: 50 });
const usual = { concurrency: 1, retries: 1, timeoutSeconds: 60 };

describeOnBothDatabases('jobs', (database) => {
  let jobs: Jobs;
  const failures: string[] = [];
  const troubles: string[] = [];
  beforeEach(async () => {
    failures.length = troubles.length = 0;
    jobs = await openJobs({
      database: database(),
      pollSeconds: 0.5,
      onFailure: ({ error }) => failures.push(String(error)),
      onTrouble: (trouble) => troubles.push(trouble.message),
    });
  });
  afterEach(() => jobs.stop({ drainSeconds: 0 }));

  it('arrive with a payload that was checked, and are tried again as often as they say', async () => {
    const job = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), ...usual });
    await expect(jobs.send(job, { name: 1 } as never)).rejects.toThrow();
    await jobs.send(job, { name: 'Ada' });
    const greeted: string[] = [];
    await jobs.work(job, async ({ name }) => {
      greeted.push(name);
      throw new Error(`no ${name}`);
    });
    await until(async () => {
      await query(database(), `update pgboss.job set start_after = now() where state = 'retry'`, []);
      expect(greeted).toEqual(['Ada', 'Ada']);
    });
    await until(() => expect(failures).toEqual(['Error: no Ada', 'Error: no Ada']));
  });

  it('that are alone of their kind wait once, however often they are sent', async () => {
    const job = defineJob({ name: 'alone', payload: z.object({}), singleton: true, ...usual });
    for (let count = 0; count < 3; count += 1) await jobs.send(job, {});
    let done = 0;
    await jobs.work(job, async () => void (done += 1));
    const marker = defineJob({ name: 'marker', payload: z.object({}), ...usual });
    const seen = Promise.withResolvers<void>();
    await until(() => expect(done).toBe(1));
    await jobs.send(marker, {});
    await jobs.work(marker, async () => seen.resolve());
    await seen.promise;
    expect(done).toBe(1);
  });

  it('that look for work until they are told end at a stop; what does not listen is cut off without a word', async () => {
    const begun = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    const ends: string[] = [];
    const looking = defineJob({ name: 'looking', payload: z.object({}), ...usual });
    const deaf = defineJob({ name: 'deaf', payload: z.object({}), ...usual });
    await jobs.send(looking, {});
    await jobs.send(deaf, {});
    await jobs.work(looking, async (_payload, _signal, stopping) => {
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      ends.push('looking');
    });
    await jobs.work(deaf, async (_payload, signal) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      // Its end comes when the connection is closed.
      setTimeout(() => cut.resolve(), 200);
      await cut.promise;
      throw new Error('cut off');
    });
    await begun.promise;
    await until(async () =>
      expect(await query(database(), `select state from pgboss.job where name = 'looking'`, [])).toEqual([
        { state: 'active' },
      ]),
    );
    await jobs.stop({ drainSeconds: 1 });
    await cut.promise;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([ends, failures, troubles]).toEqual([['looking'], [], []]);
    expect(await query(database(), `select state from pgboss.job where name = 'looking'`, [])).toEqual([
      { state: 'completed' },
    ]);
  });

  it('are scheduled once for all processes, and no more when the definition says so', async () => {
    const job = { name: 'by-the-clock', payload: z.object({}), ...usual };
    await jobs.work(defineJob({ ...job, schedule: '5 * * * *' }), async () => {});
    const other = await openJobs({ database: database() });
    await other.work(defineJob({ ...job, schedule: '5 * * * *' }), async () => {});
    const schedules = () => query(database(), `select cron as state from pgboss.schedule where name = $1`, [job.name]);
    expect(await schedules()).toEqual([{ state: '5 * * * *' }]);
    await other.work(defineJob(job), async () => {});
    expect(await schedules()).toEqual([]);
    await other.stop({ drainSeconds: 0 });
  });
});

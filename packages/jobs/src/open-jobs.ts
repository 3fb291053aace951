/** Jobs beside runs, kept by pg-boss: retries with pauses, time limits, and schedules that hold for many processes. */
import { type ConstructorOptions, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { DatabaseHandle } from './database-handle.ts';
import type { Job } from './define-job.ts';

export type JobsOptions = {
  readonly database: DatabaseHandle;
  /** A handler threw, or the time was up. */
  readonly onFailure?: (failure: { readonly job: string; readonly error: unknown }) => void;
  readonly onTrouble?: (trouble: Error) => void;
  readonly pollSeconds?: number;
};

/** `signal` cuts it off; `stopping` comes before: what is begun may be ended, and nothing more begun. */
export type JobHandler<Payload> = (payload: Payload, signal: AbortSignal, stopping: AbortSignal) => Promise<void>;

export type Jobs = {
  /** Done at least once, by any process that works on it. */
  send<Payload>(job: Job<Payload>, payload: Payload): Promise<void>;
  work<Payload>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void>;
  stop(options: { readonly drainSeconds: number }): Promise<void>;
};

/** Of the time when runs were jobs. */
const retired = ['run-quick', 'run-picture', 'run-video', 'run-model', 'run-dead'];
const heartbeat = { heartbeatSeconds: 30, heartbeatRefreshSeconds: 10 } as const;
const keepSeconds = 24 * 60 * 60;

export async function openJobs({
  database,
  onFailure = () => {},
  onTrouble = () => {},
  pollSeconds = 10,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss(bossOptions(database));
  const stopping = new AbortController();
  // A handler that was cut off ends when the connection is gone, and the next process does its job again: no trouble.
  const isOver = ({ message }: Error): boolean => stopping.signal.aborted && message.includes('not opened');
  boss.on('error', (error) => isOver(error) || onTrouble(error));
  boss.on('warning', (warning) => onTrouble(new Error(warning.message, { cause: warning.data })));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of retired) if (known.has(name)) await boss.deleteQueue(name);

  async function define(job: Job<never>): Promise<void> {
    const settings = {
      retryLimit: job.retries,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: job.timeoutSeconds,
      heartbeatSeconds: heartbeat.heartbeatSeconds,
      deleteAfterSeconds: keepSeconds,
    };
    // Only the policy is fixed for good.
    if (known.has(job.name)) await boss.updateQueue(job.name, settings);
    else await boss.createQueue(job.name, { ...settings, policy: job.singleton ? 'exclusive' : 'standard' });
    known.add(job.name);
  }

  return {
    async send(job, payload) {
      await define(job as Job<never>);
      await boss.send(job.name, job.payload.parse(payload) as object);
    },
    async work(job, handler) {
      await define(job as Job<never>);
      if (job.schedule === undefined) await boss.unschedule(job.name);
      else await boss.schedule(job.name, job.schedule, {}, { missed: 'once' });
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: pollSeconds,
        localConcurrency: job.concurrency,
        heartbeatRefreshSeconds: heartbeat.heartbeatRefreshSeconds,
      } as const;
      await boss.work(job.name, options, async ([one]: JobWithMetadata[]) => {
        if (!one) return;
        try {
          await handler(job.payload.parse(one.data ?? {}), one.signal, stopping.signal);
        } catch (error) {
          // Cut off, it has not failed.
          if (!stopping.signal.aborted || !one.signal.aborted) onFailure({ job: job.name, error });
          throw error;
        }
      });
    },
    async stop({ drainSeconds }) {
      stopping.abort();
      await boss.stop({ graceful: drainSeconds > 0, timeout: drainSeconds * 1000 });
    },
  };
}

function bossOptions(database: DatabaseHandle): ConstructorOptions {
  const shared = { schema: 'pgboss', schedule: true, monitorVacuum: false, reindex: false } as const;
  if (database.kind === 'embedded') return { ...shared, db: fromPglite(database.pglite), backend: 'pglite' };
  return { ...shared, connectionString: database.url, application_name: 'adwright-jobs', max: 3 };
}

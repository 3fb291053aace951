import type { JobQueue, QueueName } from '@adwright/domain/runs/ports.ts';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { DatabaseHandle } from './database-handle.ts';
import { InFlight } from './in-flight.ts';
import type { RunDelivery } from './in-flight.ts';
import { openBoss } from './open-boss.ts';
import { deadQueue, queues } from './queues.ts';
import type { RunJob } from './queues.ts';

export type RunFailure = Pick<RunDelivery, 'runId' | 'attempt' | 'lastAttempt'> & { readonly error: unknown };

export type QueueOptions = {
  readonly database: DatabaseHandle;
  /** A handler threw; unless it was the last attempt, the run is delivered again. */
  readonly onFailure?: (failure: RunFailure) => void;
  /** The queue itself had trouble, such as a lost connection. It goes on by itself. */
  readonly onTrouble?: (trouble: Error) => void;
  /** A new job wakes a worker at once; polling only finds the jobs whose pause between attempts is over. */
  readonly pollSeconds?: number;
};

export type RunQueue = {
  readonly queue: JobQueue;
  /** Delivers at least once. A handler that throws is called again, later; one that returns is done. */
  readonly work: (
    name: QueueName,
    options: { readonly concurrency: number },
    handler: (delivery: RunDelivery) => Promise<void>,
  ) => Promise<void>;
  /** Calls with each run whose attempts are used up, again and again until the call succeeds. */
  readonly onDead: (handler: (runId: string) => Promise<void>) => Promise<void>;
  /** Takes no new work, waits for what is under way, and puts back what is not done in time. */
  readonly stop: (options: { readonly drainSeconds: number }) => Promise<void>;
};

const workOptions = { includeMetadata: true, pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 10 } as const;
const abortGraceSeconds = 3;

export async function openQueue({
  database,
  onFailure = () => {},
  onTrouble = () => {},
  pollSeconds = 2,
}: QueueOptions): Promise<RunQueue> {
  const boss = await openBoss(database, onTrouble);
  const inFlight = new InFlight(boss);
  const worked = new Set<string>();

  async function startWorkers(name: string, concurrency: number, handler: (delivery: RunDelivery) => Promise<void>) {
    const reported = async (delivery: RunDelivery) => {
      try {
        await handler(delivery);
      } catch (error) {
        const { runId, attempt, lastAttempt } = delivery;
        onFailure({ runId, attempt, lastAttempt, error });
        throw error;
      }
    };
    worked.add(name);
    for (let index = 0; index < concurrency; index += 1) {
      await startWorker(boss, { name, pollSeconds }, (job) => inFlight.run(job, reported));
    }
  }

  return {
    queue: {
      async enqueueRun({ id, queue }) {
        await boss.send(queues[queue].name, { runId: id } satisfies RunJob, { singletonKey: id });
      },
    },
    work: (name, { concurrency }, handler) => startWorkers(queues[name].name, concurrency, handler),
    onDead: (handler) => startWorkers(deadQueue, 1, ({ runId }) => handler(runId)),
    async stop({ drainSeconds }) {
      const stopped = Promise.all([...worked].map((name) => boss.offWork(name, { wait: true })));
      if (!(await endsWithin(stopped, drainSeconds))) {
        await inFlight.drain();
        await endsWithin(stopped, abortGraceSeconds);
      }
      await boss.stop({ graceful: false });
    },
  };
}

async function startWorker(
  boss: PgBoss,
  { name, pollSeconds }: { name: string; pollSeconds: number },
  work: (job: JobWithMetadata<RunJob>) => Promise<void>,
): Promise<void> {
  const worker: { id?: string } = {};
  const options = { ...workOptions, notifyPollingIntervalSeconds: pollSeconds };
  worker.id = await boss.work(name, options, async ([job]: JobWithMetadata<RunJob>[]) => {
    if (!job) return;
    try {
      await work(job);
    } finally {
      // Otherwise the next job of a backlog would wait for the next poll.
      if (worker.id !== undefined) boss.notifyWorker(worker.id);
    }
  });
}

async function endsWithin(work: Promise<unknown>, seconds: number): Promise<boolean> {
  const time = Promise.withResolvers<false>();
  const timer = setTimeout(() => time.resolve(false), seconds * 1000);
  try {
    return await Promise.race([work.then(() => true), time.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Brings waiting runs to this process's workers. Whose turn it is the database decides (`RunLine`), so that it holds
 * for any number of processes; here is when to ask it, and what becomes of a run whose attempt failed.
 */
import { randomUUID } from 'node:crypto';
import { type QueueName, queueNames, type Workers } from '@adwright/domain/runs/ports.ts';
import type { TakenRun } from '@adwright/domain/runs/run-line.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { Lane } from './lane.ts';
import { Leases, leaseSeconds, maxAttempts, type RunDelivery } from './leases.ts';
import { listen, notify } from './notifications.ts';

export type RunFailure = Pick<RunDelivery, 'runId' | 'attempt' | 'lastAttempt'> & { readonly error: unknown };

export type QueueOptions = {
  readonly database: DatabaseHandle & { readonly work: UnitOfWork };
  /** A handler threw; unless it was the last attempt, the run is delivered again. */
  readonly onFailure?: (failure: RunFailure) => void;
  /** The queue itself had trouble, such as a lost connection. It goes on by itself. */
  readonly onTrouble?: (trouble: Error) => void;
  /** A new run wakes a worker at once; looking finds those whose pause is over or whose worker has died. */
  readonly pollSeconds?: number;
  /** What this worker is called; whoever starts it can then say that it has died. A name of its own if not given. */
  readonly worker?: string;
  /** Workers that are known to be dead, or all there were, for the only one of this database: their runs are free at once. */
  readonly dead?: readonly string[] | 'all';
};

export type RunQueue = {
  readonly workers: Workers;
  /**
   * Delivers at least once, until the run has ended or stopped for the person. A handler that throws is called again,
   * later.
   */
  readonly work: (
    concurrency: Readonly<Record<QueueName, number>>,
    handler: (delivery: RunDelivery) => Promise<void>,
    /** Told of each run whose attempts are used up, again and again until it has ended. */
    onDead: (runId: string) => Promise<void>,
  ) => Promise<void>;
  /** Takes no new work, waits for what is under way, and puts back what is not done in time. */
  readonly stop: (options: { readonly drainSeconds: number }) => Promise<void>;
};

const channel = 'adwright_runs';
const abortGraceSeconds = 3;
const deadPauseSeconds = 30;

export async function openQueue({
  database,
  onFailure = () => {},
  onTrouble = () => {},
  pollSeconds = 2,
  worker = randomUUID(),
  dead = [],
}: QueueOptions): Promise<RunQueue> {
  const line = database.work.stores.runLine;
  const leases = new Leases({ line, worker, onTrouble });
  const lanes = new Map<string, Lane>();
  const closers: (() => Promise<void> | void)[] = [() => leases.close()];
  await (database.kind === 'embedded' || dead === 'all' ? line.endLeases() : line.endLeasesOf(dead));

  async function lookAround(): Promise<void> {
    try {
      for (const queue of await line.queuesWithWork()) lanes.get(queue)?.look();
    } catch (error) {
      onTrouble(new Error('The queue could not be looked at', { cause: error }));
    }
  }

  return {
    workers: { wake: (queue) => notify(database, channel, queue) },
    async work(concurrency, handler, onDead) {
      const reported = async (delivery: RunDelivery): Promise<void> => {
        try {
          await handler(delivery);
        } catch (error) {
          const { runId, attempt, lastAttempt } = delivery;
          onFailure({ runId, attempt, lastAttempt, error });
          throw error;
        }
      };
      const bury = async ({ id }: TakenRun): Promise<void> => {
        try {
          await onDead(id);
        } catch (error) {
          onTrouble(new Error(`Run ${id} could not be given up`, { cause: error }));
          await line.putBack({ id, worker, pauseSeconds: deadPauseSeconds, spared: false });
        }
      };
      const execute = async (run: TakenRun): Promise<void> => {
        if (leases.has(run.id)) return;
        await (run.attempts >= maxAttempts ? bury(run) : leases.deliver(run, reported)).catch(() => undefined);
      };
      for (const queue of queueNames) {
        const take = () => line.take({ queue, worker, leaseSeconds });
        lanes.set(queue, new Lane({ concurrency: concurrency[queue], take, execute, onTrouble }));
      }
      closers.push(await listen(database, { channel, onTrouble, onPayload: (queue) => lanes.get(queue)?.look() }));
      const timer = setInterval(() => void lookAround(), pollSeconds * 1000);
      closers.push(() => clearInterval(timer));
      for (const lane of lanes.values()) lane.look();
    },
    async stop({ drainSeconds }) {
      const stopped = Promise.all([...lanes.values()].map((lane) => lane.close()));
      if (!(await endsWithin(stopped, drainSeconds))) {
        leases.drain();
        await endsWithin(stopped, abortGraceSeconds);
      }
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
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

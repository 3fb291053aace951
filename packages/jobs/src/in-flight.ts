import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { bossSchema } from './queues.ts';
import type { RunJob } from './queues.ts';

export type RunDelivery = {
  readonly runId: string;
  /** From 1. */
  readonly attempt: number;
  /** Whether the queue gives up on the run when this attempt fails. Read it when it fails, not before. */
  readonly lastAttempt: boolean;
  /** Aborted when the time is up, the claim was lost to another worker, or this worker has drained long enough. */
  readonly signal: AbortSignal;
};

export class WorkerDrainedError extends Error {
  constructor() {
    super('The worker is stopping; the job goes back to the queue');
    this.name = 'WorkerDrainedError';
  }
}

/** The jobs this process is working on, so that stopping can put them back without costing them an attempt. */
export class InFlight {
  readonly #boss: PgBoss;
  readonly #jobs = new Map<JobWithMetadata<RunJob>, AbortController>();
  #drained = false;

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  async run(job: JobWithMetadata<RunJob>, handler: (delivery: RunDelivery) => Promise<void>): Promise<void> {
    const drain = new AbortController();
    this.#jobs.set(job, drain);
    const isDrained = () => this.#drained;
    try {
      await handler({
        runId: job.data.runId,
        attempt: job.retryCount + 1,
        get lastAttempt() {
          return job.retryCount >= job.retryLimit && !isDrained();
        },
        signal: AbortSignal.any([job.signal, drain.signal]),
      });
    } finally {
      this.#jobs.delete(job);
    }
  }

  /** Gives each job one attempt more, then asks its handler to stop: what it throws then uses that one up. */
  async drain(): Promise<void> {
    for (const { name, id, retryCount } of this.#jobs.keys()) {
      await this.#boss.getDb().executeSql(
        `update ${bossSchema}.job set retry_limit = retry_limit + 1
         where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
        [name, id, retryCount],
      );
    }
    this.#drained = true;
    for (const drain of this.#jobs.values()) drain.abort(new WorkerDrainedError());
  }
}

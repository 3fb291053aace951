import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { enqueueRun } from './enqueue-run.ts';
import type { JobQueue } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly queue: JobQueue; readonly clock: Clock };

const batch = 100;

/** Queues the runs whose queueing a crash cut off. Answers how many. Queueing one twice is harmless. */
export async function recoverRuns(deps: Deps, { olderThanSeconds }: { olderThanSeconds: number }): Promise<number> {
  const olderThan = new Date(deps.clock().getTime() - olderThanSeconds * 1000);
  let recovered = 0;
  for (;;) {
    const runs = await deps.work.stores.runs.notEnqueued(olderThan, batch);
    for (const run of runs) await enqueueRun(deps, run);
    recovered += runs.length;
    if (runs.length < batch) return recovered;
  }
}

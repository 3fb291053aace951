import type { UnitOfWork } from '../unit-of-work.ts';
import type { JobQueue, RunRecord } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly queue: JobQueue };

/** The mark comes second: a crash between the two queues the run again, which is harmless; the other order would lose it. */
export async function enqueueRun(deps: Deps, run: RunRecord): Promise<void> {
  await deps.queue.enqueueRun({ id: run.id, queue: run.queue });
  await deps.work.stores.runs.markEnqueued(run.id);
}

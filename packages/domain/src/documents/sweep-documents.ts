import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { thinHistory } from './thin-history.ts';

const batch = 100;
/** A little less than the time between two sweeps. */
const restMs = 50 * 60 * 1000;

/** Thins the histories of documents that were worked on lately. */
export async function sweepDocuments(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<{ revisions: number }> {
  const now = deps.clock();
  const before = new Date(now.getTime() - restMs);
  let revisions = 0;
  for (;;) {
    const ids = await deps.work.stores.documents.unthinned(before, batch);
    for (const id of ids) revisions += await deps.work.transact(({ documents }) => thinHistory(documents, id, now));
    if (ids.length < batch) return { revisions };
  }
}

import type { Stores } from '../unit-of-work.ts';
import type { RunRecord } from './ports.ts';

/**
 * Inside the transaction that ended a row of it: counts what is done, and with the last row ends the batch. What its
 * rows that succeeded cost is settled, the rest of its hold goes back. Answers the batch as it is now.
 */
export async function endBatch(
  stores: Pick<Stores, 'runs' | 'runRows' | 'credits'>,
  parentId: string,
): Promise<RunRecord | null> {
  // Of two rows that end at the same moment, the second must see the first.
  const batch = await stores.runRows.lock(parentId);
  if (batch === null) return null;
  const { unfinished, succeeded, failed, cancelled, spent } = await stores.runRows.tally(parentId);
  const done = succeeded + failed + cancelled;
  if (unfinished > 0) {
    await stores.runs.progress(batch.id, Math.min(99, Math.floor((done / (done + unfinished)) * 100)), 'rows');
    return stores.runs.byId(batch.id);
  }
  const output = { succeeded, failed, cancelled };
  if (succeeded > 0) await stores.runs.finish(batch.id, { status: 'succeeded', output });
  else if (failed > 0) await stores.runs.finish(batch.id, { status: 'failed', errorCode: 'tool_failed' });
  else await stores.runs.finish(batch.id, { status: 'cancelled' });
  if (batch.creditsCost > 0) {
    await (succeeded > 0
      ? stores.credits.settle(batch.id, batch.creditsCost - spent)
      : stores.credits.release(batch.id));
  }
  return stores.runs.byId(batch.id);
}

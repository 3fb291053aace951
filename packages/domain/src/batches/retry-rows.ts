import { AppError } from '@adwright/contract/errors.ts';
import { assertRoomForRows } from '../runs/assert-room.ts';
import { publishRun } from '../runs/publish-run.ts';
import type { RowRecord } from '../runs/run-rows.ts';
import { startBatch } from '../runs/start-batch.ts';
import type { StartRunDeps } from '../runs/start-run.ts';
import { isOver } from '../runs/watch-run.ts';
import { findBatch } from './find-batch.ts';

type Request = {
  readonly userId: string;
  readonly id: string;
  /** Ids of rows; without them all that can be made again. */
  readonly rows: readonly string[] | undefined;
  readonly idempotencyKey: string | null;
};

/** What was refused from the beginning would be refused again: its line has to be changed. */
export function canRetry({ status, attempts }: Pick<RowRecord, 'status' | 'attempts'>): boolean {
  return status === 'cancelled' || (status === 'failed' && attempts > 0);
}

/**
 * Makes rows again that failed or were cancelled. While the batch is under way its hold still covers them, and they just
 * wait again; afterwards they are the next version of it, with a hold of their own.
 */
export async function retryRows(deps: StartRunDeps, request: Request): Promise<void> {
  const { userId, idempotencyKey } = request;
  const { project, run, lines } = await findBatch(deps, request);
  const wanted = request.rows && new Set(request.rows);
  const rows = (await deps.work.stores.runRows.ofProject(project.id)).filter(
    (row) => canRetry(row) && (wanted?.has(row.id) ?? true),
  );
  if (rows.length === 0) throw new AppError((await isUnderWay(deps, request)) ? 'project_busy' : 'not_found');
  if (run !== null && !isOver(run.status)) {
    const open = rows.filter(({ parentId }) => parentId === run.id);
    // What an earlier version made waits until this one is over: two would share one place among the person's work.
    if (open.length === 0) throw new AppError('project_busy');
    if (await requeued(deps, { batchId: run.id, rows: open })) return;
  }
  const inputs = new Map((await deps.work.stores.runRows.inputs(rows.map(({ id }) => id))).map((row) => [row.id, row]));
  await startBatch(deps, {
    userId,
    title: project.title,
    lines,
    idempotencyKey,
    projectId: project.id,
    after: project.runId,
    rows: rows.map(({ id, tool, position }) => ({ tool, position, input: inputs.get(id)?.input })),
  });
}

/** Asked anew: a tab that was quicker may have begun meanwhile, and its rows are being made again already. */
async function isUnderWay(deps: StartRunDeps, request: Request): Promise<boolean> {
  const { run } = await findBatch(deps, request);
  return run !== null && !isOver(run.status);
}

/** False when the batch is over. */
async function requeued(
  deps: StartRunDeps,
  { batchId, rows }: { batchId: string; rows: readonly RowRecord[] },
): Promise<boolean> {
  const waiting = await deps.work.transact(async (stores) => {
    const batch = await stores.runRows.lock(batchId);
    if (batch === null) return null;
    const again = await stores.runRows.requeue(
      batch,
      rows.map(({ id }) => id),
    );
    const account = await stores.accounts.byId(batch.userId);
    if (!account) throw new AppError('unauthorized');
    await assertRoomForRows(stores.runLine, account, again);
    return again;
  });
  if (waiting === null) return false;
  for (const row of waiting) await publishRun(deps.events, row);
  for (const queue of new Set(waiting.map((row) => row.queue))) await deps.workers.wake(queue).catch(() => undefined);
  return true;
}

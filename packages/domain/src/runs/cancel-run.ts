import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { endRun } from './end-run.ts';
import { findRun } from './find-run.ts';
import type { EventBus, RunRecord } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus };

/** Ends the run and gives its credits back; the worker that executes it hears of it and stops. Of a batch, the rows that are not over. Cancelling twice is harmless. */
export async function cancelRun(deps: Deps, request: { userId: string; id: string }): Promise<RunRecord> {
  const run = await findRun(deps, request);
  const cancelled = await stopRun(deps, run);
  if (cancelled !== null) return cancelled;
  const current = await findRun(deps, request);
  if (current.children !== null || current.status === 'cancelled') return current;
  throw new AppError('run_not_cancellable');
}

/** Answers null where it was over already, and for a batch, which ends with its last row. */
export async function stopRun(deps: Deps, run: RunRecord): Promise<RunRecord | null> {
  if (run.children === null) return endRun(deps, run, { status: 'cancelled' });
  for (const row of await deps.work.stores.runRows.open(run.id)) await endRun(deps, row, { status: 'cancelled' });
  return null;
}

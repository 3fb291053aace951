import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { endRun } from './end-run.ts';
import { findRun } from './find-run.ts';
import type { EventBus, RunRecord } from './ports.ts';
import { isOver } from './watch-run.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus };

/** Ends the run and gives its credits back; the worker that executes it hears of it and stops. Of a batch, the rows that are not over. Cancelling twice is harmless. */
export async function cancelRun(deps: Deps, request: { userId: string; id: string }): Promise<RunRecord> {
  const run = await findRun(deps, request);
  if (run.children !== null) {
    for (const row of await deps.work.stores.runRows.of(run.id)) {
      if (!isOver(row.status)) await endRun(deps, row, { status: 'cancelled' });
    }
    return findRun(deps, request);
  }
  const cancelled = await endRun(deps, run, { status: 'cancelled' });
  if (cancelled !== null) return cancelled;
  const current = await findRun(deps, request);
  if (current.status === 'cancelled') return current;
  throw new AppError('run_not_cancellable');
}

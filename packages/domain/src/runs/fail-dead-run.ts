import type { UnitOfWork } from '../unit-of-work.ts';
import { endRun } from './end-run.ts';
import type { EventBus } from './ports.ts';

/** Called by the queue for a job it has given up on: the worker died at the last attempt and could not say so itself. */
export async function failDeadRun(
  deps: { readonly work: UnitOfWork; readonly events: EventBus },
  runId: string,
): Promise<void> {
  const run = await deps.work.stores.runs.byId(runId);
  if (run !== null) await endRun(deps, run, { status: 'failed', errorCode: 'tool_failed' });
}

import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { stopRun } from './cancel-run.ts';
import type { EventBus } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus; readonly clock: Clock };

const patienceMs = 7 * 24 * 60 * 60 * 1000;
/** The next sweep takes what is left. */
const atOnce = 100;

/** Whoever has not let a batch go on by then gets back what it holds; what was made stays. */
export async function endPausedBatches(deps: Deps): Promise<{ paused: number }> {
  const before = new Date(deps.clock().getTime() - patienceMs);
  const batches = await deps.work.stores.runRows.pausedSince(before, atOnce);
  for (const batch of batches) await stopRun(deps, batch);
  return { paused: batches.length };
}

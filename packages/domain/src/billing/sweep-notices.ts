import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A provider repeats itself for days at most: after that a notice need not be recognised. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

export async function sweepNotices(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<{ notices: number }> {
  const before = new Date(deps.clock().getTime() - keptMs);
  return { notices: await deps.work.stores.billing.removeNotices(before) };
}

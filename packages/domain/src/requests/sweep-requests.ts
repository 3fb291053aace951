import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** How long the first answer to an `Idempotency-Key` is kept. */
export const idempotencyKeptMs = 24 * 60 * 60 * 1000;

/** Longer than the longest rate window, which is a day. */
const rateWindowsKeptMs = 25 * 60 * 60 * 1000;

/** Forgets answers, rate windows and streams of killed processes that nobody will ask for again. Safe at any time. */
export async function sweepRequests(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<{ answers: number; windows: number }> {
  const { idempotency, rateWindows, eventStreams } = deps.work.stores;
  const now = deps.clock().getTime();
  await eventStreams.forgetBefore(deps.clock());
  return {
    answers: await idempotency.removeBefore(new Date(now - idempotencyKeptMs)),
    windows: await rateWindows.removeBefore(new Date(now - rateWindowsKeptMs)),
  };
}

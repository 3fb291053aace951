import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { sessionsDeadBefore } from './session-token.ts';

/** Forgets sessions that are over and registrations whose code has run out. Safe at any time. */
export async function sweepAccounts(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<{ sessions: number; registrations: number }> {
  const { sessions, registrations } = deps.work.stores;
  const now = deps.clock();
  return {
    sessions: await sessions.removeDead(sessionsDeadBefore(now)),
    registrations: await registrations.removeExpiredBefore(now),
  };
}

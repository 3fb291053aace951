import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { sessionsDeadBefore } from './session-token.ts';

/** Forgets sessions that are over and codes that have run out. Safe at any time. */
export async function sweepAccounts(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<{ sessions: number; registrations: number; passwordResets: number }> {
  const { sessions, registrations, passwordResets } = deps.work.stores;
  const now = deps.clock();
  return {
    sessions: await sessions.removeDead(sessionsDeadBefore(now)),
    registrations: await registrations.removeExpiredBefore(now),
    passwordResets: await passwordResets.removeExpiredBefore(now),
  };
}

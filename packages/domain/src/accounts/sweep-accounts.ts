import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { sessionsDeadBefore } from './session-token.ts';

/** What happened is remembered for a year. */
const activityMs = 365 * 24 * 60 * 60 * 1000;

/** Forgets sessions that are over and codes that have run out. Safe at any time. */
export async function sweepAccounts(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<Record<'sessions' | 'registrations' | 'passwordResets' | 'emailChanges' | 'activity', number>> {
  const { sessions, registrations, passwordResets, emailChanges, activity } = deps.work.stores;
  const now = deps.clock();
  return {
    sessions: await sessions.removeDead(sessionsDeadBefore(now)),
    registrations: await registrations.removeExpiredBefore(now),
    passwordResets: await passwordResets.removeExpiredBefore(now),
    emailChanges: await emailChanges.removeExpiredBefore(now),
    activity: await activity.removeBefore(new Date(now.getTime() - activityMs)),
  };
}

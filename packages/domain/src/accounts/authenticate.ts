import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { hashToken, isSessionDead } from './session-token.ts';

/** A session is written at most this often, however many calls it makes. */
const touchEveryMs = 60_000;

/** Whose token this is, or null when it is nobody's or has not been used for too long, or has been used long enough. */
export async function authenticate(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  token: string,
): Promise<{ userId: string; tokenHash: string } | null> {
  const { sessions } = deps.work.stores;
  const now = deps.clock();
  const tokenHash = hashToken(token);
  const session = await sessions.find(tokenHash);
  if (!session || isSessionDead(session, now)) return null;
  if (now.getTime() - session.lastUsedAt.getTime() >= touchEveryMs) await sessions.touch(tokenHash, now);
  return { userId: session.userId, tokenHash };
}

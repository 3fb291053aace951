import type { UserSessions } from '@adwright/contract/user/account.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { deviceOf } from './device-of.ts';
import { isSessionDead } from './session-token.ts';

/** Where the person is signed in, the session that asks first. */
export async function listSessions(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  caller: { userId: string; tokenHash: string },
): Promise<UserSessions> {
  const now = deps.clock();
  const rows = await deps.work.stores.sessions.ofUser(caller.userId);
  const sessions = rows
    .filter((row) => !isSessionDead(row, now))
    .map((row) => ({
      id: row.id,
      ...deviceOf(row.device),
      address: row.address === '' ? null : row.address,
      begun_at: row.createdAt.toISOString(),
      used_at: row.lastUsedAt.toISOString(),
      current: row.tokenHash === caller.tokenHash,
    }));
  return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
}

import type { KeyScope } from '@adwright/contract/user/key-scopes.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { isKey } from './api-key.ts';
import { hashToken, isSessionDead } from './session-token.ts';

/** A session is written at most this often, however many calls it makes. */
const touchEveryMs = 60_000;

type Authenticated = {
  readonly userId: string;
  readonly tokenHash: string;
  /** What a key is allowed; null for a session, which may do everything. */
  readonly scopes: readonly KeyScope[] | null;
};

type Deps = { readonly work: UnitOfWork; readonly clock: Clock };

/** Whose token this is, or null when it is nobody's or has not been used for too long, or has been used long enough. */
export async function authenticate(
  deps: Deps,
  { token, address }: { token: string; address: string },
): Promise<Authenticated | null> {
  if (isKey(token)) return authenticateKey(deps, token);
  const { sessions } = deps.work.stores;
  const now = deps.clock();
  const tokenHash = hashToken(token);
  const session = await sessions.find(tokenHash);
  if (!session || isSessionDead(session, now)) return null;
  if (now.getTime() - session.lastUsedAt.getTime() >= touchEveryMs) await sessions.touch(tokenHash, { now, address });
  return { userId: session.userId, tokenHash, scopes: null };
}

async function authenticateKey(deps: Deps, token: string): Promise<Authenticated | null> {
  const { apiKeys } = deps.work.stores;
  const now = deps.clock();
  const tokenHash = hashToken(token);
  const key = await apiKeys.find(tokenHash);
  if (!key) return null;
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= touchEveryMs) await apiKeys.touch(key.id, now);
  return { userId: key.userId, tokenHash, scopes: key.scopes };
}

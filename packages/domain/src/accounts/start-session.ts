import type { UserInfo } from '@adwright/contract/user/user.ts';
import type { Stores } from '../unit-of-work.ts';
import { grantMonthlyCredits } from './grant-monthly-credits.ts';
import type { Account } from './ports.ts';
import { hashToken, newToken } from './session-token.ts';
import { userInfoOf } from './user-info.ts';

/** Signs the person in and answers what `info` answers. Every way of signing in ends here. */
export async function startSession(stores: Stores, account: Account, now: Date): Promise<UserInfo> {
  const token = newToken();
  await stores.sessions.insert({ tokenHash: hashToken(token), userId: account.id, now });
  return userInfoOf(account, token, await grantMonthlyCredits(stores.credits, account, now));
}

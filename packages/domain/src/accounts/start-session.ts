import { AppError } from '@adwright/contract/errors.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import type { Stores } from '../unit-of-work.ts';
import { grantMonthlyCredits, monthlyKey } from './grant-monthly-credits.ts';
import type { Account } from './ports.ts';
import { hashToken, newToken } from './session-token.ts';
import { userInfoOf } from './user-info.ts';

/** Signs the person in and answers what `info` answers. Every way of signing in ends here. */
export async function startSession(
  stores: Stores,
  account: Account,
  { now, device }: { now: Date; device: string },
): Promise<UserInfo> {
  const token = newToken();
  await stores.sessions.insert({ tokenHash: hashToken(token), userId: account.id, now, device });
  await stores.activity.add({ userId: account.id, kind: 'signed_in', at: now, device });
  const found = await stores.accounts.withStanding(account.id, monthlyKey(account.id, now));
  if (!found) throw new AppError('unauthorized');
  const { account: current, ...standing } = found;
  return userInfoOf(current, token, await grantMonthlyCredits(stores.credits, current, now, standing));
}

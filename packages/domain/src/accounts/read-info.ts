import { AppError } from '@adwright/contract/errors.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { grantMonthlyCredits, monthlyKey } from './grant-monthly-credits.ts';
import { userInfoOf } from './user-info.ts';

export async function readInfo(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  caller: { userId: string; token: string },
): Promise<UserInfo> {
  const { accounts, credits } = deps.work.stores;
  const now = deps.clock();
  const found = await accounts.withStanding(caller.userId, monthlyKey(caller.userId, now));
  if (!found) throw new AppError('unauthorized');
  const { account, ...standing } = found;
  return userInfoOf(account, caller.token, await grantMonthlyCredits(credits, account, now, standing));
}

import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import type { Account } from '../accounts/ports.ts';
import type { Stores } from '../unit-of-work.ts';

const gigabyte = 1_000_000_000;

/** What every person may store, whatever their plan; infinite for no limit. Plans decide when it is left out. */
export type StorageLimit = { readonly storageLimitBytes?: number };

export function limitOf(account: Pick<Account, 'plan'>, { storageLimitBytes }: StorageLimit): number {
  return storageLimitBytes ?? plans[account.plan].storageGigabytes * gigabyte;
}

/** What is weighed may be anything up to what the person's plan allows. */
export async function assertBelowLimit(
  { accounts }: Pick<Stores, 'accounts'>,
  userId: string,
  limits: StorageLimit,
  weigh: () => Promise<number>,
): Promise<void> {
  const account = await accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  if (Number.isFinite(limitOf(account, limits))) assertBelow(account, limits, await weigh());
}

export function assertBelow(account: Pick<Account, 'plan'>, limits: StorageLimit, used: number): void {
  const limit = limitOf(account, limits);
  if (used >= limit) throw storageFull(used, limit);
}

/** Says how much there is of how much, in the unit that plans speak of. */
export function storageFull(used: number, limit: number): AppError {
  const inGigabytes = (bytes: number) => Math.round((bytes / gigabyte) * 10) / 10;
  return new AppError('storage_full', { used: inGigabytes(used), limit: inGigabytes(limit) });
}

import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import type { Account } from '../accounts/ports.ts';

const gigabyte = 1_000_000_000;

/** What every person may store, whatever their plan; infinite for no limit. Plans decide when it is left out. */
export type StorageLimit = { readonly storageLimitBytes?: number };

export function limitOf(account: Pick<Account, 'plan'>, { storageLimitBytes }: StorageLimit): number {
  return storageLimitBytes ?? plans[account.plan].storageGigabytes * gigabyte;
}

/** Says how much there is of how much, in the unit that plans speak of. */
export function storageFull(used: number, limit: number): AppError {
  const inGigabytes = (bytes: number) => Math.round((bytes / gigabyte) * 10) / 10;
  return new AppError('storage_full', { used: inGigabytes(used), limit: inGigabytes(limit) });
}

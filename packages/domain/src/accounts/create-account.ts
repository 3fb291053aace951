import type { Stores } from '../unit-of-work.ts';
import { grantMonthlyCredits } from './grant-monthly-credits.ts';
import type { Account, NewAccount } from './ports.ts';

/** The account with the credits of its free plan; null when it is already taken. Call it inside a transaction. */
export async function createAccount(stores: Stores, account: NewAccount, now: Date): Promise<Account | null> {
  const created = await stores.accounts.insert(account);
  if (created === null) return null;
  await grantMonthlyCredits(stores.credits, created, now);
  await stores.activity.add({ userId: created.id, kind: 'registered', at: now });
  return created;
}

/** What a person is called until they say otherwise. */
export function nameFromEmail(email: string): string {
  const [localPart = email] = email.split('@');
  return localPart.slice(0, 80);
}

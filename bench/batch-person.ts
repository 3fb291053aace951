import { users } from '@adwright/db/schema/accounts.ts';
import type { Database } from '@adwright/db/open-database.ts';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';

export type BenchPerson = { readonly userId: string; readonly token: string };

/** Somebody who can pay for all of it, in a database that has nobody else: the machine is the only limit. */
export async function createBenchPerson({ work, db }: Database, credits: number): Promise<BenchPerson> {
  const { id: userId } = await createAccount(work.stores);
  await db.update(users).set({ plan: 'business' });
  const token = newToken();
  await work.stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
  await work.stores.credits.grant({ userId, amount: credits, reason: 'bench', key: userId });
  return { userId, token };
}

import type { PlanName } from '@adwright/contract/pay/plans.ts';
import { sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { keptWrite } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';

/** By transaction, which keeps its locks to its end, and by person. */
const locked = new WeakMap<Orm, Map<string, PlanName>>();

// Not `for update`: that would wait for every row being written that merely refers to the user, and two runs that were
// inserted in parallel would each wait for the other.
const lock = keptWrite<{ userId: string }, { plan: PlanName }>(
  'lock_person',
  ({ userId }) => sql`select plan from ${users} where id = ${userId} for no key update`,
);

/**
 * Locks the person, unless this transaction has done so, and answers their plan: whatever else of theirs begins or spends
 * something waits until this transaction is over. What is to see what those before have written has to be asked by
 * a statement of its own: one that began before the lock was given would not see it.
 */
export async function lockedPlan(db: Orm, userId: string): Promise<PlanName> {
  const known = locked.get(db)?.get(userId);
  if (known !== undefined) return known;
  const [person] = await lock(db, { userId });
  const plan = person?.plan ?? 'free';
  if (person) rememberLocked(db, userId, plan);
  return plan;
}

/** For whoever has locked the person by another statement. Outside a transaction the lock is gone with it. */
export function rememberLocked(db: Orm, userId: string, plan: PlanName): void {
  const inTransaction: boolean = db instanceof PgTransaction;
  if (!inTransaction) return;
  const ofTransaction = locked.get(db) ?? new Map<string, PlanName>();
  locked.set(db, ofTransaction.set(userId, plan));
}

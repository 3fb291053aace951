import type { CreditStore } from '@adwright/domain/credits/ports.ts';
import { and, eq, exists, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { alias, PgTransaction } from 'drizzle-orm/pg-core';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { creditEntries } from '../schema/credits.ts';

const ends = alias(creditEntries, 'ends');
const total = sql`coalesce(sum(${creditEntries.amount}), 0)`.mapWith(Number);

/** How an account's credits stand, as columns of any query about that one account. */
export function standingOf(db: Orm, userId: SQLWrapper) {
  const balance = db.select({ total }).from(creditEntries).where(eq(creditEntries.userId, userId));
  const grant = db
    .select({ key: creditEntries.key })
    .from(creditEntries)
    .where(and(eq(creditEntries.key, sql.placeholder('key')), eq(creditEntries.userId, userId)));
  return { balance: sql`${balance}`.mapWith(Number), granted: sql`${exists(grant)}`.mapWith(Boolean) };
}

const holdOfRun = (runId: string) => and(eq(creditEntries.runId, runId), eq(creditEntries.kind, 'hold'));

export function createCreditStore(db: Orm): CreditStore {
  const inTransaction: boolean = db instanceof PgTransaction;
  const standing = madeOnce(() =>
    db
      .select(standingOf(db, sql.placeholder('userId')))
      .from(sql`(select 1) as one`)
      .prepare('credit_standing'),
  );
  return {
    balance: (userId) => balanceOf(db, userId),
    async unspent(userId) {
      const end = and(eq(ends.runId, creditEntries.runId), inArray(ends.kind, ['settle', 'release']));
      const isOver = or(ne(creditEntries.kind, 'hold'), exists(db.select({ id: ends.id }).from(ends).where(end)));
      const own = eq(creditEntries.userId, userId);
      const [row] = await db.select({ total }).from(creditEntries).where(and(own, isOver));
      return row?.total ?? 0;
    },
    standing: async (userId, key) => (await standing().execute({ userId, key }))[0] ?? { balance: 0, granted: false },
    async grant(entry) {
      assertAmount(entry.amount);
      return insertOnce(db, { ...entry, kind: 'grant' });
    },
    hold: (entry) => (inTransaction ? holdWithin(db, entry) : db.transaction((tx) => holdWithin(tx, entry))),
    async settle(runId, back = 0) {
      assertAmount(back);
      const hold = await holdOf(db, runId);
      if (hold === null) return false;
      if (back > -hold.amount) throw new RangeError(`More credits back than were held: ${back}`);
      return insertOnce(db, { userId: hold.userId, runId, kind: 'settle', amount: back });
    },
    async release(runId) {
      const hold = await holdOf(db, runId);
      return hold !== null && insertOnce(db, { userId: hold.userId, runId, kind: 'release', amount: -hold.amount });
    },
  };
}

async function holdWithin(
  db: Orm,
  { userId, amount, runId }: { userId: string; amount: number; runId: string },
): Promise<'held' | 'insufficient'> {
  assertAmount(amount);
  // Not `for update`: that would wait for every row being written that merely refers to the user, and two runs
  // that were inserted in parallel would each wait for the other.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  // A statement of its own: one that began before the lock was given would not see what was spent meanwhile.
  const held = sql`count(*) filter (where ${holdOfRun(runId)})`.mapWith(Number);
  const [state] = await db.select({ balance: total, held }).from(creditEntries).where(eq(creditEntries.userId, userId));
  if (state?.held === 1) return 'held';
  if (!state || state.balance < amount) return 'insufficient';
  await db.insert(creditEntries).values({ userId, runId, kind: 'hold', amount: -amount });
  return 'held';
}

async function balanceOf(db: Orm, userId: string): Promise<number> {
  const [row] = await db.select({ total }).from(creditEntries).where(eq(creditEntries.userId, userId));
  return row?.total ?? 0;
}

/** Entries never change, so what is read here still holds when the ending is written. */
async function holdOf(db: Orm, runId: string): Promise<{ userId: string; amount: number } | null> {
  const [hold] = await db
    .select({ userId: creditEntries.userId, amount: creditEntries.amount })
    .from(creditEntries)
    .where(holdOfRun(runId));
  return hold ?? null;
}

/** The unique indexes decide, not a check beforehand: of any number of attempts in any number of processes, one writes. */
async function insertOnce(db: Orm, entry: typeof creditEntries.$inferInsert): Promise<boolean> {
  const written = db.insert(creditEntries).values(entry).onConflictDoNothing();
  return (await written.returning({ id: creditEntries.id })).length === 1;
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount of credits: ${amount}`);
}

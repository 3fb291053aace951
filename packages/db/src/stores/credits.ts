import type { CreditStore } from '@adwright/domain/credits/ports.ts';
import { and, eq, exists, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { alias, PgTransaction } from 'drizzle-orm/pg-core';
import { keptWrite } from '../kept-statement.ts';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { creditEntries } from '../schema/credits.ts';
import { lockedPlan } from './locked-person.ts';

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

type Hold = { readonly userId: string; readonly amount: number; readonly runId: string };

/** Writes the hold, if it is not there and the balance covers it. The person has to be locked. */
const writeHold = keptWrite<Hold, { held: boolean }>(
  'hold_credits',
  ({ userId, amount, runId }) => sql`
    with state as (
      select coalesce(sum(amount), 0) as balance,
        count(*) filter (where run_id = ${runId}::uuid and kind = 'hold') > 0 as held
      from ${creditEntries} where user_id = ${userId}::uuid
    ), written as (
      insert into ${creditEntries} (user_id, run_id, kind, amount)
      select ${userId}::uuid, ${runId}::uuid, 'hold', -${amount}::int from state
        where not held and balance >= ${amount}::int
      returning id
    )
    select held or exists (select from written) as held from state`,
);

async function holdWithin(db: Orm, hold: Hold): Promise<'held' | 'insufficient'> {
  assertAmount(hold.amount);
  await lockedPlan(db, hold.userId);
  const [state] = await writeHold(db, hold);
  return state?.held ? 'held' : 'insufficient';
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

import type { AccountStore } from '@adwright/domain/accounts/ports.ts';
import { and, asc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { keptWrite } from '../kept-statement.ts';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { isUuid } from '../uuid.ts';
import { creditLots } from './credit-lots.ts';
import { standingOf } from './credits.ts';
import { type JsonValues, jsonValues, readingJsonRow } from './json-row.ts';
import { rememberLocked } from './locked-person.ts';

/** Only those who ever paid are worth the look at what is left of it. */
const paidCreditsLeft = sql`case when ${users.hasPaidCredits}
  then (select paid > 0 from ${creditLots(sql.placeholder('id'))} as lots) else false end`.mapWith(Boolean);

const columns = getTableColumns(users);
const readAccount = readingJsonRow(columns);

const lock = keptWrite<{ id: string }, { account: JsonValues }>(
  'lock_account',
  ({ id }) => sql`select ${jsonValues(columns)} as account from ${users} where id = ${id} for no key update`,
);

export function createAccountStore(db: Orm): AccountStore {
  const one = async (condition: SQL) => (await db.select().from(users).where(condition).limit(1))[0] ?? null;
  const byId = madeOnce(() =>
    db
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .limit(1)
      .prepare('account_by_id'),
  );
  const withStanding = madeOnce(() =>
    db
      .select({
        account: { ...columns, hasPaidCredits: paidCreditsLeft },
        ...standingOf(db, sql.placeholder('id')),
      })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('account_with_standing'),
  );
  return {
    byId: async (id) => (isUuid(id) ? ((await byId().execute({ id }))[0] ?? null) : null),
    async withStanding(id, key) {
      const [found] = isUuid(id) ? await withStanding().execute({ id, key }) : [];
      return found ?? null;
    },
    async lock(id) {
      const [row] = await lock(db, { id });
      if (!row) return null;
      const account = readAccount(row.account);
      rememberLocked(db, id, account.plan);
      return account;
    },
    byEmail: (email) => one(eq(users.email, email)),
    byGoogleSubject: (subject) => one(eq(users.googleSubject, subject)),
    async insert(account) {
      const [row] = await db.insert(users).values(account).onConflictDoNothing().returning();
      return row ?? null;
    },
    async prefer(id, choice) {
      await db.update(users).set(choice).where(eq(users.id, id));
    },
    async rename(id, name) {
      await db.update(users).set({ name }).where(eq(users.id, id));
    },
    async setPicture(id, picture) {
      await db.update(users).set({ picture }).where(eq(users.id, id));
    },
    async setPassword(id, passwordHash) {
      await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    },
    async setEmail(id, email) {
      await db.update(users).set({ email }).where(eq(users.id, id));
    },
    async setTwoStep(id, change) {
      await db.update(users).set(change).where(eq(users.id, id));
    },
    async takeTotpStep(id, step) {
      const taken = db
        .update(users)
        .set({ totpStep: step })
        .where(and(eq(users.id, id), lt(users.totpStep, step)));
      return (await taken.returning({ id: users.id })).length === 1;
    },
    async setDeletion(id, deleteAt) {
      await db.update(users).set({ deleteAt }).where(eq(users.id, id));
    },
    dueForDeletion: (now, limit) =>
      db.select().from(users).where(lte(users.deleteAt, now)).orderBy(asc(users.deleteAt)).limit(limit),
    async remove(id) {
      await db.delete(users).where(eq(users.id, id));
    },
    async linkGoogle(id, subject) {
      await db.update(users).set({ googleSubject: subject }).where(eq(users.id, id));
    },
  };
}

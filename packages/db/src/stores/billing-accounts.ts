import type { BillingStore } from '@adwright/domain/billing/ports.ts';
import { and, asc, eq, getTableColumns, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { billingAccounts } from '../schema/billing.ts';

type BillingAccounts = Pick<
  BillingStore,
  | 'account'
  | 'accountOf'
  | 'addAccount'
  | 'due'
  | 'lookLater'
  | 'saveAccount'
  | 'savePlan'
  | 'unreminded'
  | 'claimReminder'
  | 'releaseReminder'
  | 'untoldFailures'
  | 'claimFailure'
  | 'releaseFailure'
>;

const of = (userId: string, provider: string) =>
  and(eq(billingAccounts.userId, userId), eq(billingAccounts.provider, provider));

const periodEnd = sql`(${billingAccounts.subscription} ->> 'periodEnd')::timestamptz`;

/** When the subscription renews, if it does. */
const renewsAt = sql`case when ${billingAccounts.subscription} ->> 'cancelAt' is null
  then ${periodEnd} end`;

export function createBillingAccounts(db: Orm): BillingAccounts {
  return {
    account: async (userId, provider) =>
      (await db.select().from(billingAccounts).where(of(userId, provider)))[0] ?? null,
    async accountOf(provider, customerId) {
      const wanted = and(eq(billingAccounts.provider, provider), eq(billingAccounts.customerId, customerId));
      return (await db.select().from(billingAccounts).where(wanted))[0] ?? null;
    },
    async addAccount(account) {
      await db.insert(billingAccounts).values(account).onConflictDoNothing();
      await db
        .update(users)
        .set({ paymentCustomerId: account.customerId })
        .where(and(eq(users.id, account.userId), isNull(users.paymentCustomerId)));
    },
    due: (now, limit) =>
      db
        .select()
        .from(billingAccounts)
        .where(lte(billingAccounts.lookAt, now))
        .orderBy(asc(billingAccounts.lookAt))
        .limit(limit),
    async lookLater(userId, provider, at) {
      await db.update(billingAccounts).set({ lookAt: at }).where(of(userId, provider));
    },
    async saveAccount({ userId, provider, version, lookAt, subscription }) {
      const changed = await db
        .update(billingAccounts)
        .set({ version: version + 1, lookAt, subscription })
        .where(and(of(userId, provider), eq(billingAccounts.version, version)))
        .returning({ userId: billingAccounts.userId });
      return changed.length === 1;
    },
    async savePlan(userId, plan) {
      await db.update(users).set(plan).where(eq(users.id, userId));
    },
    unreminded: (before, limit) =>
      db
        .select({ ...getTableColumns(billingAccounts), email: users.email, locale: users.locale })
        .from(billingAccounts)
        .innerJoin(users, eq(users.id, billingAccounts.userId))
        .where(
          and(
            sql`${renewsAt} <= ${before.toISOString()}::timestamptz`,
            or(isNull(billingAccounts.remindedFor), sql`${billingAccounts.remindedFor} <> ${renewsAt}`),
          ),
        )
        .limit(limit),
    async claimReminder(userId, provider, periodEnd) {
      const changed = await db
        .update(billingAccounts)
        .set({ remindedFor: periodEnd })
        .where(
          and(
            of(userId, provider),
            or(isNull(billingAccounts.remindedFor), ne(billingAccounts.remindedFor, periodEnd)),
          ),
        )
        .returning({ userId: billingAccounts.userId });
      return changed.length === 1;
    },
    untoldFailures: (limit) =>
      db
        .select({ ...getTableColumns(billingAccounts), email: users.email, locale: users.locale })
        .from(billingAccounts)
        .innerJoin(users, eq(users.id, billingAccounts.userId))
        .where(
          and(
            sql`${billingAccounts.subscription} ->> 'pastDue' = 'true'`,
            or(isNull(billingAccounts.failureToldFor), sql`${billingAccounts.failureToldFor} <> ${periodEnd}`),
          ),
        )
        .limit(limit),
    async claimFailure(userId, provider, end) {
      const told = or(isNull(billingAccounts.failureToldFor), ne(billingAccounts.failureToldFor, end));
      const changed = db
        .update(billingAccounts)
        .set({ failureToldFor: end })
        .where(and(of(userId, provider), told));
      return (await changed.returning({ userId: billingAccounts.userId })).length === 1;
    },
    async releaseFailure(userId, provider) {
      await db.update(billingAccounts).set({ failureToldFor: null }).where(of(userId, provider));
    },
    async releaseReminder(userId, provider) {
      await db.update(billingAccounts).set({ remindedFor: null }).where(of(userId, provider));
    },
  };
}

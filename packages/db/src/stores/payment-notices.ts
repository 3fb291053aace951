import type { BillingStore } from '@adwright/domain/billing/ports.ts';
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { paymentNotices } from '../schema/billing.ts';

type PaymentNotices = Pick<BillingStore, 'receive' | 'pending' | 'noticeApplied' | 'noticeFailed' | 'removeNotices'>;

export function createPaymentNotices(db: Orm): PaymentNotices {
  const of = (provider: string, id: string) => and(eq(paymentNotices.provider, provider), eq(paymentNotices.id, id));
  return {
    async receive(provider, notice, now) {
      const written = db
        .insert(paymentNotices)
        .values({ ...notice, provider, receivedAt: now, dueAt: now })
        .onConflictDoNothing();
      return (await written.returning({ id: paymentNotices.id })).length === 1;
    },
    pending: (provider, now, limit) =>
      db
        .select({ id: paymentNotices.id, customerId: paymentNotices.customerId, attempts: paymentNotices.attempts })
        .from(paymentNotices)
        .where(and(eq(paymentNotices.provider, provider), lte(paymentNotices.dueAt, now)))
        .orderBy(asc(paymentNotices.dueAt))
        .limit(limit),
    async noticeApplied(provider, id, now) {
      await db.update(paymentNotices).set({ appliedAt: now, dueAt: null }).where(of(provider, id));
    },
    async noticeFailed(provider, id, retryAt) {
      await db
        .update(paymentNotices)
        .set({ dueAt: retryAt, attempts: sql`${paymentNotices.attempts} + 1` })
        .where(of(provider, id));
    },
    async removeNotices(before) {
      const gone = await db
        .delete(paymentNotices)
        .where(lt(paymentNotices.appliedAt, before))
        .returning({ id: paymentNotices.id });
      return gone.length;
    },
  };
}

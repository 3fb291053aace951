import type { BillingStore } from '@adwright/domain/billing/ports.ts';
import { and, eq, ne, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { orders, payments } from '../schema/billing.ts';

type OrderStore = Pick<BillingStore, 'insertOrder' | 'unpaidOrders' | 'endOrder' | 'hasUsedPromotion' | 'claimPaid'>;

export function createOrderStore(db: Orm): OrderStore {
  return {
    async insertOrder(order) {
      await db.insert(orders).values(order);
    },
    unpaidOrders: (userId, provider) =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.provider, provider), ne(orders.status, 'paid'))),
    async endOrder(id, end) {
      await db
        .update(orders)
        .set(end)
        // One that has expired may still be paid, as banks do; one that is paid stays so.
        .where(and(eq(orders.id, id), ne(orders.status, 'paid')));
    },
    async hasUsedPromotion(userId) {
      const used = and(eq(orders.userId, userId), eq(orders.status, 'paid'), eq(orders.coupon, true));
      return (await db.$count(orders, used)) > 0;
    },
    // One statement: of two tabs that ask at the same time, one is told.
    claimPaid: (userId) =>
      db
        .update(orders)
        .set({ toldAt: sql`now()` })
        .from(payments)
        .where(
          and(
            eq(orders.userId, userId),
            eq(orders.status, 'paid'),
            isNull(orders.toldAt),
            eq(payments.id, orders.paymentId),
          ),
        )
        .returning({ id: orders.id, offerId: orders.offerId, cents: payments.cents }),
  };
}

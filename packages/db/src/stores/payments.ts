import type { BillingStore, KeptPayment } from '@adwright/domain/billing/ports.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { paymentDocuments, payments } from '../schema/billing.ts';
import { creditEntries } from '../schema/credits.ts';

type PaymentStore = Pick<
  BillingStore,
  | 'payments'
  | 'savePayment'
  | 'moveCredits'
  | 'untold'
  | 'claimTelling'
  | 'releaseTelling'
  | 'document'
  | 'lockDocument'
  | 'addDocument'
  | 'saveDocument'
  | 'removeDocument'
>;

const { id, orderId, subscriptionId, priceCode, cents, lostCents, paidAt, number, granted, forgiven, moves } = payments;
const kept = { id, orderId, subscriptionId, priceCode, cents, lostCents, paidAt, number, granted, forgiven, moves };

/** What a payment was never changes; what became of it does. */
function changeable(payment: KeptPayment) {
  return {
    lostCents: payment.lostCents,
    granted: payment.granted,
    forgiven: payment.forgiven,
    moves: payment.moves,
  };
}

export function createPaymentStore(db: Orm): PaymentStore {
  const documentOf = (wanted: string) =>
    db.select({ body: paymentDocuments.body }).from(paymentDocuments).where(eq(paymentDocuments.id, wanted));
  return {
    payments: (userId, provider) =>
      db
        .select(kept)
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.provider, provider))),
    async savePayment(userId, provider, payment) {
      await db
        .insert(payments)
        .values({ ...payment, userId, provider })
        .onConflictDoUpdate({ target: payments.id, set: changeable(payment) });
    },
    async moveCredits(userId, move) {
      const written = db
        .insert(creditEntries)
        .values({ ...move, userId })
        .onConflictDoNothing();
      return (await written.returning({ id: creditEntries.id })).length === 1;
    },
    untold: (limit) =>
      db
        .select({ payment: kept, provider: payments.provider, email: users.email, locale: users.locale })
        .from(payments)
        .innerJoin(users, eq(users.id, payments.userId))
        .where(isNull(payments.toldAt))
        .orderBy(asc(payments.paidAt))
        .limit(limit),
    async claimTelling(paymentId) {
      const changed = await db
        .update(payments)
        .set({ toldAt: sql`now()` })
        .where(and(eq(payments.id, paymentId), isNull(payments.toldAt)))
        .returning({ id: payments.id });
      return changed.length === 1;
    },
    async releaseTelling(paymentId) {
      await db.update(payments).set({ toldAt: null }).where(eq(payments.id, paymentId));
    },
    document: async (wanted) => (await documentOf(wanted))[0]?.body ?? null,
    lockDocument: async (wanted) => (await documentOf(wanted).for('update'))[0]?.body ?? null,
    async addDocument(wanted, body) {
      await db.insert(paymentDocuments).values({ id: wanted, body }).onConflictDoNothing();
    },
    async removeDocument(wanted) {
      await db.delete(paymentDocuments).where(eq(paymentDocuments.id, wanted));
    },
    async saveDocument(wanted, body) {
      await db
        .insert(paymentDocuments)
        .values({ id: wanted, body })
        .onConflictDoUpdate({ target: paymentDocuments.id, set: { body } });
    },
  };
}

import type { KeptSubscription } from '@adwright/domain/billing/ports.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: person(),
    provider: text().notNull(),
    customerId: text('customer_id').notNull(),
    version: integer().notNull().default(0),
    lookAt: moment('look_at').notNull(),
    subscription: jsonb().$type<KeptSubscription>(),
    remindedFor: moment('reminded_for'),
    /** The end of the period after which a charge failed, once its owner has been told. */
    failureToldFor: moment('failure_told_for'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    index('billing_accounts_customer').on(table.provider, table.customerId),
    index('billing_accounts_look').on(table.lookAt),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: person(),
    provider: text().notNull(),
    priceCode: text('price_code').notNull(),
    offerId: text('offer_id').notNull(),
    coupon: boolean().notNull(),
    changes: text(),
    status: text().$type<'open' | 'paid' | 'expired'>().notNull().default('open'),
    paymentId: text('payment_id'),
    /** When whoever ordered was told that it is paid. */
    toldAt: moment('told_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('orders_of_user').on(table.userId, table.status)],
);

export const payments = pgTable(
  'payments',
  {
    /** The provider's own, which are unique among all of them. */
    id: text().primaryKey(),
    userId: person(),
    provider: text().notNull(),
    orderId: uuid('order_id'),
    subscriptionId: text('subscription_id'),
    priceCode: text('price_code').notNull(),
    cents: integer().notNull(),
    lostCents: integer('lost_cents').notNull(),
    number: text().notNull(),
    granted: integer().notNull(),
    forgiven: integer().notNull(),
    moves: integer().notNull(),
    paidAt: moment('paid_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [
    index('payments_of_user').on(table.userId, table.provider),
    index('payments_untold')
      .on(table.paidAt)
      .where(sql`${table.toldAt} is null`),
  ],
);

/** Notices as they came, before anything follows from them. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    customerId: text('customer_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it is applied. */
    dueAt: moment('due_at'),
    appliedAt: moment('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] }), index('payment_notices_due').on(table.dueAt)],
);

/** What a payment provider of our own keeps, a document for each customer. */
export const paymentDocuments = pgTable('payment_documents', {
  id: text().primaryKey(),
  body: jsonb().$type<object>().notNull(),
});

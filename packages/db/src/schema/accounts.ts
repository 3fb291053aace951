import type { PlanName } from '@adwright/contract/pay/plans.ts';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject').unique(),
  plan: text().$type<PlanName>().notNull().default('free'),
  planPeriod: text('plan_period').$type<'none' | 'monthly' | 'annual'>().notNull().default('none'),
  planRenewsAt: moment('plan_renews_at'),
  planCancelAt: moment('plan_cancel_at'),
  hasPaidCredits: boolean('has_paid_credits').notNull().default(false),
  paymentCustomerId: text('payment_customer_id'),
  locale: text().notNull().default('en'),
  mailWhenDone: boolean('mail_when_done').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What every table of mailed codes has. */
const codeColumns = {
  email: text().primaryKey(),
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: moment('expires_at').notNull(),
  sentAt: moment('sent_at').notNull(),
};

export const registrations = pgTable(
  'registrations',
  { ...codeColumns, name: text().notNull(), passwordHash: text('password_hash').notNull(), locale: text().notNull() },
  (table) => [index('registrations_expires').on(table.expiresAt)],
);

export const passwordResets = pgTable('password_resets', codeColumns, (table) => [
  index('password_resets_expires').on(table.expiresAt),
]);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the session to its owner. Its key, the hash of a secret, stays here. */
    id: uuid().notNull().unique().defaultRandom(),
    device: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_last_used').on(table.lastUsedAt)],
);

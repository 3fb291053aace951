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

export const registrations = pgTable(
  'registrations',
  {
    email: text().primaryKey(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    locale: text().notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('registrations_expires').on(table.expiresAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_last_used').on(table.lastUsedAt)],
);

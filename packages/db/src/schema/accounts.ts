import type { PlanName } from '@adwright/contract/pay/plans.ts';
import type { ActivityKind } from '@adwright/contract/user/activity.ts';
import type { KeyScope } from '@adwright/contract/user/key-scopes.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  name: text().notNull(),
  /** A file of theirs, square and small. */
  picture: uuid(),
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
  /** Sealed, as is the next one, which waits for its first code. */
  totpSecret: text('totp_secret'),
  totpPending: text('totp_pending'),
  /** The time step of the last code that was used: none works twice. */
  totpStep: integer('totp_step').notNull().default(0),
  deleteAt: moment('delete_at'),
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

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** By the new address, with whose it is to be. */
export const emailChanges = pgTable('email_changes', { ...codeColumns, userId: person() }, (table) => [
  index('email_changes_expires').on(table.expiresAt),
]);

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: person(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: person(),
    name: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    ending: text().notNull(),
    scopes: jsonb().$type<KeyScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_of_user').on(table.userId)],
);

export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: person(),
    kind: text().$type<ActivityKind>().notNull(),
    device: text().notNull().default(''),
    about: text(),
    at: moment('at').notNull(),
  },
  (table) => [index('activity_of_user').on(table.userId, table.at), index('activity_age').on(table.at)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: person(),
    /** Names the session to its owner. Its key, the hash of a secret, stays here. */
    id: uuid().notNull().unique().defaultRandom(),
    device: text().notNull().default(''),
    /** Where it was used last. */
    address: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_last_used').on(table.lastUsedAt)],
);

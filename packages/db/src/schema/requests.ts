import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const feedback = pgTable('feedback', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  rating: integer().notNull(),
  text: text().notNull(),
  page: text().notNull(),
  about: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** First answers by `Idempotency-Key`, kept 24 hours. `answer` is null while the first request is under way. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    answer: jsonb(),
    lockedUntil: moment('locked_until').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_age').on(table.createdAt)],
);

/** Hits by window, shared by all web processes; limits of calls look at two of them. */
export const rateWindows = pgTable(
  'rate_windows',
  { key: text().notNull(), startsAt: moment('starts_at').notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.startsAt] }), index('rate_windows_age').on(table.startsAt)],
);

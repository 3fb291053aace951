import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Append only. See the ledger's rules in @adwright/domain/credits/ports.ts. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'grant' | 'hold' | 'settle' | 'release' | 'revoke'>().notNull(),
    amount: integer().notNull(),
    reason: text().notNull().default(''),
    key: text().unique(),
    runId: uuid('run_id'),
    /** The payment that brought them, or took them back. */
    paymentId: text('payment_id'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    // With the amount in it: a balance is summed without a look at the rows.
    index('credit_entries_user_amount').on(table.userId, table.amount),
    check(
      'credit_entries_sign',
      sql`case when ${table.kind} in ('hold', 'revoke') then ${table.amount} <= 0 else ${table.amount} >= 0 end`,
    ),
    uniqueIndex('credit_entries_one_hold')
      .on(table.runId)
      .where(sql`${table.kind} = 'hold'`),
    // The database itself refuses a second ending of a hold, whoever asks and however often.
    uniqueIndex('credit_entries_one_end')
      .on(table.runId)
      .where(sql`${table.kind} in ('settle', 'release')`),
  ],
);

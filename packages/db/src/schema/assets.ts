import { boolean, index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { runs } from './runs.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const assets = pgTable(
  'assets',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    durationMs: integer('duration_ms'),
    rotation: smallint(),
    hasAudio: boolean('has_audio'),
    storageKey: text('storage_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was last found to be named by something, by the sweep. */
    examinedAt: moment('examined_at'),
  },
  (table) => [
    uniqueIndex('assets_run_name').on(table.runId, table.name),
    // With the size in it: what a person has stored is summed without a look at the rows.
    index('assets_user_bytes').on(table.userId, table.bytes),
    index('assets_storage_key').on(table.storageKey),
    index('assets_examined').on(table.examinedAt),
  ],
);

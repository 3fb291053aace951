import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Open event streams of all web processes, so that any process can tell whether somebody is looking. */
export const eventStreams = pgTable(
  'event_streams',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A process that was killed leaves its rows behind: from then on they count no more. */
    until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('event_streams_user').on(table.userId)],
);

import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Favourites. Voices themselves are not in the database: they come and go with the engines of the machine. */
export const collectedVoices = pgTable(
  'collected_voices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.voiceId] })],
);

/** How a person wants words to be said, by the language of the voices. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    /** In lower case: what makes two words one. */
    key: text('key').notNull(),
    word: text('word').notNull(),
    say: text('say').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language, table.key] })],
);

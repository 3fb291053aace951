import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Searches of the ads library that somebody wants to hear of. */
export const adFollows = pgTable(
  'ad_follows',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: jsonb().$type<FollowQuery>().notNull(),
    /** The same search in one form, so that it is followed once. */
    sameAs: text('same_as').notNull(),
    emails: boolean().notNull(),
    /** Turns the letters off for whoever has one. */
    stopToken: uuid('stop_token').notNull().defaultRandom(),
    toldAt: moment('told_at').notNull().defaultNow(),
    /** When the sources were last asked what they have of it. */
    refreshedAt: moment('refreshed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ad_follows_same').on(table.sameAs),
    uniqueIndex('ad_follows_once').on(table.userId, table.sameAs),
    uniqueIndex('ad_follows_stop').on(table.stopToken),
    index('ad_follows_due').on(table.toldAt),
  ],
);

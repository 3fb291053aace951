import type { KeptAd } from '@adwright/domain/collection/ports.ts';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const adFolders = pgTable(
  'ad_folders',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    shareToken: text('share_token').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('ad_folders_of_user').on(table.userId)],
);

/** Ads as they were when they were saved: the library may lose them, the collection does not. */
export const savedAds = pgTable(
  'saved_ads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    folderId: uuid('folder_id').references(() => adFolders.id, { onDelete: 'set null' }),
    adId: uuid('ad_id').notNull(),
    ad: jsonb().$type<KeptAd>().notNull(),
    tags: text().array().notNull(),
    note: text().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_ads_once').on(table.userId, table.adId),
    index('saved_ads_of_user').on(table.userId, table.savedAt),
    index('saved_ads_of_folder').on(table.folderId),
  ],
);

import type { StoredBrandKit } from '@adwright/domain/brand-kits/ports.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const brandKits = pgTable(
  'brand_kits',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    body: jsonb().$type<StoredBrandKit>().notNull(),
    /** Every tool starts with this one. */
    chosen: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('brand_kits_of_user').on(table.userId),
    uniqueIndex('brand_kits_chosen')
      .on(table.userId)
      .where(sql`${table.chosen}`),
  ],
);

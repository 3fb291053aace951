import { doublePrecision, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const list = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);

/** Pictures, clips and the logo are ids of assets, or addresses elsewhere. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    price: doublePrecision(),
    currency: text().notNull().default(''),
    url: text().notNull().default(''),
    brand: text().notNull().default(''),
    benefits: list('benefits'),
    audience: text().notNull().default(''),
    images: list('images'),
    videos: list('videos'),
    logo: text(),
    colors: list('colors'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('products_of_user').on(table.userId, table.createdAt, table.id),
    index('products_deleted').on(table.deletedAt),
  ],
);

import { uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { assets } from './assets.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The sender chooses the id, so an upload is known by its owner and its id together. */
export const uploads = pgTable(
  'uploads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    total: integer().notNull(),
    name: text().notNull(),
    sha256: text(),
    /** The default is for those that had begun before room was kept. */
    reservedBytes: bigint('reserved_bytes', { mode: 'number' }).notNull().default(uploadMaxBytes.video),
    /** Somebody is putting the parts together, at most until then. */
    joiningUntil: moment('joining_until'),
    assetId: uuid('asset_id').references(() => assets.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    touchedAt: moment('touched_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('uploads_touched').on(table.touchedAt)],
);

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    userId: uuid('user_id').notNull(),
    uploadId: uuid('upload_id').notNull(),
    index: integer().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.uploadId, table.index] }),
    foreignKey({ columns: [table.userId, table.uploadId], foreignColumns: [uploads.userId, uploads.id] }).onDelete(
      'cascade',
    ),
  ],
);

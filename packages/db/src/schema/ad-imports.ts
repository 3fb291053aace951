import type { ImportedAd } from '@adwright/contract/collection/import-ads.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { adFolders } from './collection.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Rows of files that people import into their collection: each waits, and ends alone. */
export const adImports = pgTable(
  'ad_imports',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').notNull(),
    line: integer().notNull(),
    folderId: uuid('folder_id').references(() => adFolders.id, { onDelete: 'set null' }),
    /** Null once it has ended. */
    ad: jsonb().$type<ImportedAd>(),
    status: text().$type<'queued' | 'processing' | 'saved' | 'failed'>().notNull(),
    /** The code of what went wrong. */
    problem: text(),
    tries: integer().notNull().default(0),
    askedAt: moment('asked_at').notNull().defaultNow(),
    begunAt: moment('begun_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.line] }),
    index('ad_imports_line').on(table.status, table.line, table.askedAt),
  ],
);

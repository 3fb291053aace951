import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Which revision is the newest. The compare-and-set of every save is on this row. */
export const documents = pgTable(
  'documents',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    revision: integer().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When its history was last looked through for what it has outgrown. */
    thinnedAt: moment('thinned_at').notNull().defaultNow(),
  },
  (table) => [index('documents_thinned').on(table.thinnedAt)],
);

/** Written once and never changed, the newest one too: half of a save is no save. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => documents.projectId, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    schemaVersion: integer('schema_version').notNull(),
    body: jsonb().$type<JsonObject>().notNull(),
    bytes: integer().notNull(),
    mutationId: text('mutation_id').notNull(),
    restoredFrom: integer('restored_from'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.revision] }),
    uniqueIndex('document_revisions_mutation').on(table.projectId, table.mutationId),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { campaigns } from './campaigns.ts';
import { runs } from './runs.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    title: text().notNull(),
    params: jsonb().notNull(),
    /** The run of the newest version; null while it is a draft. */
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    version: integer().notNull().default(0),
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    favorite: boolean().notNull().default(false),
    shareToken: text('share_token').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('projects_of_user').on(table.userId, table.createdAt, table.id),
    index('projects_campaign').on(table.campaignId),
    index('projects_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const projectVersions = pgTable(
  'project_versions',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    uniqueIndex('project_versions_run').on(table.runId),
  ],
);

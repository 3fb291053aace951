import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    queue: text().$type<QueueName>().notNull(),
    input: jsonb().notNull(),
    output: jsonb(),
    status: text().$type<RunStatus>().notNull().default('queued'),
    progress: integer().notNull().default(0),
    stage: text().notNull().default('queued'),
    creditsCost: integer('credits_cost').notNull(),
    errorCode: text('error_code'),
    idempotencyKey: text('idempotency_key'),
    documentRevision: integer('document_revision'),
    attempts: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    enqueuedAt: moment('enqueued_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** When its end was told to a person who was not looking; set before the letter is sent, so that there is one. */
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('runs_idempotency').on(table.userId, table.idempotencyKey),
    index('runs_of_user').on(table.userId, table.createdAt, table.id),
    index('runs_untold')
      .on(table.finishedAt)
      .where(sql`${table.finishedAt} is not null and ${table.toldAt} is null`),
    index('runs_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'processing')`),
  ],
);

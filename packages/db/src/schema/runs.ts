import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Attempts that do not count against it: cut off by a worker that stopped, or ended by asking the person. */
    sparedAttempts: integer('spared_attempts').notNull().default(0),
    /** Its place in its queue, lowest first; see stores/run-line.ts. */
    turn: doublePrecision().notNull().default(0),
    /** Not before this; a pause between attempts. Of a run that asks the person: since when. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Which worker has it, and until when that is believed without another word. */
    leasedBy: uuid('leased_by'),
    leasedUntil: moment('leased_until'),
    /** The batch it is a row of. */
    parentId: uuid('parent_id').references((): AnyPgColumn => runs.id, { onDelete: 'cascade' }),
    /** Which row of it. */
    position: integer(),
    /** How many rows it has; such a run does no work of its own. */
    children: integer(),
    /** Since when its batch stands still: nobody takes it up until the person goes on. */
    pausedAt: moment('paused_at'),
    /** What it asks the person at the stage it has stopped at. */
    question: jsonb(),
    /** What the person answered, by stage. */
    answers: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
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
      .on(table.queue, table.turn, table.createdAt)
      .where(sql`${table.status} in ('queued', 'processing')`),
    index('runs_begun')
      .on(table.queue, table.turn)
      .where(sql`${table.startedAt} is not null`),
    index('runs_turns_of_user').on(table.userId, table.queue, table.turn),
    index('runs_measured')
      .on(table.tool, table.finishedAt)
      .where(sql`${table.status} = 'succeeded'`),
    index('runs_children')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
  ],
);

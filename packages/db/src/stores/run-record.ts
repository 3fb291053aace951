import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { NewRun } from '@adwright/domain/runs/ports.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { keptWrite } from '../kept-statement.ts';
import { runs } from '../schema/runs.ts';
import { jsonObject, readingJsonRow } from './json-row.ts';
import { nextTurn } from './next-turns.ts';

const columns = getTableColumns(runs);

/** A run as one column, to be read by `readRun`. */
export const runAsJson = jsonObject(columns);
export const readRun = readingJsonRow(columns);
export type RunJson = Record<string, unknown>;

type Written = Omit<Required<NewRun>, 'input'> & {
  readonly input: string;
  readonly status: RunStatus;
  readonly stage: string;
  readonly step: number;
  readonly lead: number;
};

/** At the next turn of its person, who has to be locked. Answers nothing when the key has been used. */
export const insertRun = keptWrite<Written, { run: RunJson }>(
  'insert_run',
  (slots) => sql`
    insert into ${runs} (id, user_id, tool, queue, input, status, stage, credits_cost, idempotency_key,
      document_revision, children, turn)
    values (${slots.id}, ${slots.userId}, ${slots.tool}, ${slots.queue}, ${slots.input}, ${slots.status},
      ${slots.stage}, ${slots.creditsCost}, ${slots.idempotencyKey}, ${slots.documentRevision}, ${slots.children},
      ${nextTurn(slots)})
    on conflict (user_id, idempotency_key) do nothing
    returning ${runAsJson} as run`,
);

import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { NewRun } from '@adwright/domain/runs/ports.ts';
import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { keptWrite } from '../kept-statement.ts';
import { runs } from '../schema/runs.ts';
import { type JsonValues, jsonValues, readingJsonRow } from './json-row.ts';
import { nextTurn } from './next-turns.ts';

const columns = getTableColumns(runs);

/** A run as one column, to be read by `readRun`. */
export const runAsJson = jsonValues(columns);
export const readRun = readingJsonRow(columns);
export type RunJson = JsonValues;

type Row = Omit<Required<NewRun>, 'input'> & {
  readonly input: string;
  readonly status: RunStatus;
  readonly stage: string;
};

/** With the pace of its person's turns. */
export type RunValues = Row & { readonly step: number; readonly lead: number };

export function valuesOf({ documentRevision = null, children = null, ...run }: NewRun): Row {
  const begins = children === null ? queued : batchBegun;
  return { ...run, input: JSON.stringify(run.input), documentRevision, children, ...begins };
}

const queued = { status: 'queued', stage: 'queued' } as const;
const batchBegun = { status: 'processing', stage: 'rows' } as const;

/** At the next turn of its person, who has to be locked. Writes nothing when the key has been used. */
export function insertingRun(slots: { readonly [Name in keyof RunValues]: SQLWrapper }): SQL {
  return sql`
    insert into ${runs} (id, user_id, tool, queue, input, status, stage, credits_cost, idempotency_key,
      document_revision, children, turn)
    values (${slots.id}, ${slots.userId}, ${slots.tool}, ${slots.queue}, ${slots.input}, ${slots.status},
      ${slots.stage}, ${slots.creditsCost}, ${slots.idempotencyKey}, ${slots.documentRevision}, ${slots.children},
      ${nextTurn(slots)})
    on conflict (user_id, idempotency_key) do nothing
    returning ${runAsJson} as run, id, user_id, tool, input, credits_cost`;
}

export const insertRun = keptWrite<RunValues, { run: RunJson }>('insert_run', insertingRun);

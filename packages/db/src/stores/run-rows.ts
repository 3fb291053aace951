import type { QueueName } from '@adwright/domain/runs/ports.ts';
import type { NewRow, RunRows } from '@adwright/domain/runs/run-rows.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { runs } from '../schema/runs.ts';
import { nextTurns } from './next-turns.ts';

/** A statement has room for 65,535 values. */
const rowsAtOnce = 500;

const unfinished = inArray(runs.status, ['queued', 'processing', 'needs_input']);
const counted = (condition: SQL): SQL<number> => sql`count(*) filter (where ${condition})`.mapWith(Number);

export function createRunRows(db: Orm): RunRows {
  return {
    async insert({ id: parentId, userId }, rows) {
      const turnOf = new Map<QueueName, () => number>();
      for (const queue of new Set(rows.map((row) => row.queue))) {
        const { first, step } = await nextTurns(db, userId, queue);
        let taken = 0;
        turnOf.set(queue, () => first + step * taken++);
      }
      const values = rows.map((row, position) => ({
        ...row,
        userId,
        parentId,
        position,
        ...(row.errorCode === null ? { turn: turnOf.get(row.queue)?.() ?? 0 } : refused(row)),
      }));
      for (let from = 0; from < values.length; from += rowsAtOnce) {
        await db.insert(runs).values(values.slice(from, from + rowsAtOnce));
      }
    },
    of: (batchId) => db.select().from(runs).where(eq(runs.parentId, batchId)).orderBy(asc(runs.position)),
    async tally(batchId) {
      const spent = sql`coalesce(sum(${runs.creditsCost}) filter (where ${eq(runs.status, 'succeeded')}), 0)`;
      const [row] = await db
        .select({
          unfinished: counted(unfinished),
          succeeded: counted(eq(runs.status, 'succeeded')),
          failed: counted(eq(runs.status, 'failed')),
          cancelled: counted(eq(runs.status, 'cancelled')),
          spent: spent.mapWith(Number),
        })
        .from(runs)
        .where(eq(runs.parentId, batchId));
      if (!row) throw new Error(`The rows of ${batchId} were not counted`);
      return row;
    },
    async lock(batchId) {
      const open = and(eq(runs.id, batchId), unfinished);
      return (await db.select().from(runs).where(open).for('update'))[0] ?? null;
    },
  };
}

function refused({ errorCode }: NewRow) {
  return { status: 'failed', stage: 'failed', errorCode, finishedAt: sql`now()` } as const;
}

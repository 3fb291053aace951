import type { QueueName, RunRecord } from '@adwright/domain/runs/ports.ts';
import type { NewRow, RowRecord, RunRows } from '@adwright/domain/runs/run-rows.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { filesOfRun } from './files-of-run.ts';
import { nextTurns } from './next-turns.ts';
import { listedRunColumns } from './run-list.ts';

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
      const values = rows.map((row) => ({
        ...row,
        userId,
        parentId,
        ...(row.errorCode === null ? { turn: turnOf.get(row.queue)?.() ?? 0 } : refused(row)),
      }));
      for (let from = 0; from < values.length; from += rowsAtOnce) {
        await db.insert(runs).values(values.slice(from, from + rowsAtOnce));
      }
    },
    of: (batchId) => db.select().from(runs).where(eq(runs.parentId, batchId)).orderBy(asc(runs.position)),
    open: (batchId) =>
      db
        .select()
        .from(runs)
        .where(and(eq(runs.parentId, batchId), unfinished))
        .orderBy(asc(runs.position)),
    inputs: async (ids) =>
      ids.length === 0
        ? []
        : db
            .select({ id: runs.id, input: runs.input })
            .from(runs)
            .where(inArray(runs.id, [...ids])),
    outputs: async (ids) =>
      ids.length === 0
        ? []
        : db
            .select({ id: runs.id, tool: runs.tool, output: runs.output })
            .from(runs)
            .where(inArray(runs.id, [...ids])),
    ofProject: (projectId) => ofProject(db, projectId),
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
    setPaused: (batch, at) => setPaused(db, batch, at),
    requeue: (batch, ids) => requeue(db, batch, ids),
    pausedSince: (before, limit) =>
      db
        .select()
        .from(runs)
        .where(and(isNotNull(runs.children), unfinished, lt(runs.pausedAt, before)))
        .orderBy(asc(runs.pausedAt))
        .limit(limit),
  };
}

function refused({ errorCode }: NewRow) {
  return { status: 'failed', stage: 'failed', errorCode, finishedAt: sql`now()` } as const;
}

async function ofProject(db: Orm, projectId: string): Promise<RowRecord[]> {
  const { position, parentId, attempts } = runs;
  const rows = await db
    .selectDistinctOn([position], {
      ...listedRunColumns,
      position: sql<number>`${position}`,
      parentId: sql<string>`${parentId}`,
      attempts,
      files: filesOfRun(sql`"runs"."id"`),
    })
    .from(runs)
    .innerJoin(projectVersions, eq(projectVersions.runId, parentId))
    .where(eq(projectVersions.projectId, projectId))
    .orderBy(asc(position), desc(projectVersions.version));
  return rows;
}

async function setPaused(db: Orm, { id, userId }: Pick<RunRecord, 'id' | 'userId'>, at: Date | null) {
  const rows = and(eq(runs.parentId, id), unfinished);
  await db.update(runs).set({ pausedAt: at }).where(eq(runs.id, id));
  // Turns that passed while they stood still are nobody's: with them they would go before everybody else.
  const changed = db.update(runs).set(at === null ? { pausedAt: at, turn: 0 } : { pausedAt: at });
  const queues = [...new Set((await changed.where(rows).returning({ queue: runs.queue })).map(({ queue }) => queue))];
  if (at === null) for (const queue of queues) await standBehind(db, { userId, queue, rows });
  return queues;
}

async function standBehind(
  db: Orm,
  { userId, queue, rows }: { userId: string; queue: QueueName; rows: SQL | undefined },
): Promise<void> {
  const { first, step } = await nextTurns(db, userId, queue);
  const ranked = db
    .select({ id: runs.id, rank: sql<number>`row_number() over (order by ${runs.position}) - 1`.as('rank') })
    .from(runs)
    .where(and(rows, eq(runs.queue, queue)))
    .as('ranked');
  await db
    .update(runs)
    .set({ turn: sql`${first}::float8 + ${step}::float8 * ${ranked.rank}` })
    .from(ranked)
    .where(eq(runs.id, ranked.id));
}

async function requeue(
  db: Orm,
  { id, userId, pausedAt }: Pick<RunRecord, 'id' | 'userId' | 'pausedAt'>,
  ids: readonly string[],
): Promise<RunRecord[]> {
  // What was refused from the beginning would be refused again.
  const wasTried = or(eq(runs.status, 'cancelled'), and(eq(runs.status, 'failed'), gt(runs.attempts, 0)));
  const rows = and(eq(runs.parentId, id), inArray(runs.id, [...ids]), wasTried);
  const waiting = {
    status: 'queued',
    stage: 'queued',
    progress: 0,
    errorCode: null,
    attempts: 0,
    sparedAttempts: 0,
    turn: 0,
    leasedBy: null,
    leasedUntil: null,
    startedAt: null,
    finishedAt: null,
    dueAt: sql`now()`,
    pausedAt,
  } as const;
  const changed = await db.update(runs).set(waiting).where(rows).returning();
  const found = changed.map((row) => row.id);
  for (const queue of new Set(changed.map((row) => row.queue)))
    await standBehind(db, { userId, queue, rows: and(inArray(runs.id, found), isNull(runs.finishedAt)) });
  return changed;
}

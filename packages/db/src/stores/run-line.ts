import { planTurns } from '@adwright/contract/pay/turns.ts';
import type { RunLine, TakenRun } from '@adwright/domain/runs/run-line.ts';
import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { runs } from '../schema/runs.ts';
import { isFree, isUnderWay, lineFacts } from './line-facts.ts';

const unfinished = inArray(runs.status, ['queued', 'processing']);
const now = sql`now()`;
const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

const isTakable = and(isFree, isNull(runs.pausedAt), lte(runs.dueAt, now));

const atOnce = sql<number>`case ${users.plan} ${sql.join(
  Object.entries(planTurns).map(([plan, turns]) => sql`when ${plan} then ${turns.atOnce}::int`),
  sql` `,
)} else ${planTurns.free.atOnce}::int end`;

export function createRunLine(db: Orm): RunLine {
  const inTransaction: boolean = db instanceof PgTransaction;
  const ofWorker = (worker: string, ids: readonly string[]) =>
    and(inArray(runs.id, [...ids]), eq(runs.leasedBy, worker), unfinished);
  return {
    take: (request) => (inTransaction ? take(db, request) : db.transaction((tx) => take(tx, request))),
    async keep({ worker, ids, leaseSeconds }) {
      if (ids.length === 0) return [];
      const kept = db.update(runs).set({ leasedUntil: inSeconds(leaseSeconds) });
      return (await kept.where(ofWorker(worker, ids)).returning({ id: runs.id })).map(({ id }) => id);
    },
    async putBack({ id, worker, pauseSeconds, spared }) {
      await db
        .update(runs)
        .set({
          leasedBy: null,
          leasedUntil: null,
          dueAt: inSeconds(pauseSeconds),
          ...(spared && { sparedAttempts: sql`${runs.sparedAttempts} + 1` }),
        })
        .where(ofWorker(worker, [id]));
    },
    async queuesWithWork() {
      return (await db.selectDistinct({ queue: runs.queue }).from(runs).where(isTakable)).map(({ queue }) => queue);
    },
    async endLeases() {
      await db.update(runs).set({ leasedBy: null, leasedUntil: null }).where(isUnderWay);
    },
    async endLeasesOf(workers) {
      if (workers.length === 0) return;
      const ended = db.update(runs).set({ leasedBy: null, leasedUntil: null });
      await ended.where(and(isUnderWay, inArray(runs.leasedBy, [...workers])));
    },
    async waiting(queue, userId) {
      const own = sql`count(*) filter (where ${eq(runs.userId, userId)})`.mapWith(Number);
      const [row] = await db
        .select({ all: count(), own })
        .from(runs)
        .where(and(isFree, eq(runs.queue, queue)));
      return row ?? { all: 0, own: 0 };
    },
    factsOf: (runId) => lineFacts(db, runId),
  };
}

async function take(
  db: Orm,
  { queue, worker, leaseSeconds }: Parameters<RunLine['take']>[0],
): Promise<TakenRun | null> {
  // One after the other, for a moment: two that looked at once would not see what the other gives to the same person.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`run-line:${queue}`}))`);
  const busy = db
    .select({ userId: runs.userId, runs: count().as('runs') })
    .from(runs)
    .where(and(eq(runs.queue, queue), isUnderWay))
    .groupBy(runs.userId)
    .as('busy');
  const [next] = await db
    .select({ id: runs.id, attempts: sql`${runs.attempts} - ${runs.sparedAttempts}`.mapWith(Number) })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.userId))
    .leftJoin(busy, eq(busy.userId, runs.userId))
    .where(and(isTakable, eq(runs.queue, queue), sql`coalesce(${busy.runs}, 0) < ${atOnce}`))
    .orderBy(asc(runs.turn), asc(runs.createdAt))
    .limit(1)
    // A row that is being cancelled right now is not waited for.
    .for('update', { of: runs, skipLocked: true });
  if (next === undefined) return null;
  await db
    .update(runs)
    .set({ leasedBy: worker, leasedUntil: inSeconds(leaseSeconds) })
    .where(eq(runs.id, next.id));
  return next;
}

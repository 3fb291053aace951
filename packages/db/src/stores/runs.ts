import type { NewRun, RunStore } from '@adwright/domain/runs/ports.ts';
import { and, asc, eq, gte, inArray, isNull, lt, ne, not, notExists, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { avatarPhotos } from '../schema/avatars.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { isUuid } from '../uuid.ts';
import { lockedPlan } from './locked-person.ts';
import { nextTurns, paceOf } from './next-turns.ts';
import { createRunList } from './run-list.ts';
import { insertRun, readRun, valuesOf } from './run-record.ts';
import { seenRun } from './seen-run.ts';
import { startedRun } from './start-run.ts';

type Row = typeof runs.$inferSelect;

const isWorkable = inArray(runs.status, ['queued', 'processing']);
const isUnfinished = inArray(runs.status, ['queued', 'processing', 'needs_input']);

export function createRunStore(db: Orm): RunStore {
  const one = async (condition: SQL | undefined): Promise<Row | null> =>
    (await db.select().from(runs).where(condition).limit(1))[0] ?? null;
  const earlier = async ({ id, userId, idempotencyKey }: NewRun): Promise<Row> => {
    const existing = await one(and(eq(runs.userId, userId), eq(runs.idempotencyKey, idempotencyKey ?? '')));
    if (existing) return existing;
    throw new Error(`Run ${id} was refused by a run that is gone`);
  };
  const setWhere = async (
    id: string,
    condition: SQL | undefined,
    change: PgUpdateSetSource<typeof runs>,
  ): Promise<Row | null> => {
    if (!isUuid(id)) return null;
    const changed = db.update(runs).set(change);
    return (await changed.where(and(eq(runs.id, id), condition)).returning())[0] ?? null;
  };
  return {
    async insert(run) {
      const pace = paceOf(await lockedPlan(db, run.userId));
      const [inserted] = await insertRun(db, { ...valuesOf(run), ...pace });
      return inserted ? { run: readRun(inserted.run), inserted: true } : { run: await earlier(run), inserted: false };
    },
    async start(asked) {
      const started = await startedRun(db, asked);
      return started ? { ...started, inserted: true } : { run: await earlier(asked.run), inserted: false };
    },
    byId: async (id) => (isUuid(id) ? one(eq(runs.id, id)) : null),
    ofUser: async (userId, id) => (isUuid(id) ? one(and(eq(runs.id, id), eq(runs.userId, userId))) : null),
    seen: async (userId, id) => (isUuid(id) ? seenRun(db, userId, id) : null),
    list: createRunList(db),
    async countSince(userId, tool, since) {
      const counted = and(
        eq(runs.userId, userId),
        eq(runs.tool, tool),
        gte(runs.createdAt, since),
        notInArray(runs.status, ['failed', 'cancelled']),
      );
      return db.$count(runs, counted);
    },
    countFreeUnderWay: (userId) =>
      db.$count(
        runs,
        and(
          eq(runs.userId, userId),
          eq(runs.creditsCost, 0),
          isWorkable,
          ne(runs.queue, 'quick'),
          // Rows of a batch take turns anyway.
          isNull(runs.parentId),
        ),
      ),
    async forgetLooks(before) {
      const ofProject = db.select({ id: projectVersions.runId }).from(projectVersions);
      const ofAvatar = db.select({ id: avatarPhotos.id }).from(avatarPhotos);
      const looks = and(
        lt(runs.createdAt, before),
        eq(runs.creditsCost, 0),
        not(isUnfinished),
        isNull(runs.parentId),
        notExists(ofProject.where(eq(projectVersions.runId, runs.id))),
        notExists(ofAvatar.where(eq(avatarPhotos.id, runs.id))),
      );
      return (await db.delete(runs).where(looks).returning({ id: runs.id })).length;
    },
    claim: (id) =>
      setWhere(id, and(isWorkable, isNull(runs.children)), {
        status: 'processing',
        attempts: sql`${runs.attempts} + 1`,
        startedAt: sql`coalesce(${runs.startedAt}, now())`,
      }),
    pause: ({ id, attempts, stage, question }) =>
      setWhere(id, and(eq(runs.status, 'processing'), eq(runs.attempts, attempts)), {
        status: 'needs_input',
        stage,
        question,
        // Nothing is due while it waits: it says since when.
        dueAt: sql`now()`,
        // The step is done: the next one has attempts of its own.
        sparedAttempts: runs.attempts,
        leasedBy: null,
        leasedUntil: null,
      }),
    async answer({ id, userId, queue, step, answer }) {
      const { first: turn } = await nextTurns(db, userId, queue);
      return setWhere(id, and(eq(runs.status, 'needs_input'), eq(runs.stage, step)), {
        status: 'queued',
        turn,
        dueAt: sql`now()`,
        question: null,
        answers: sql`${runs.answers} || ${JSON.stringify({ [step]: answer })}::jsonb`,
      });
    },
    askingSince: (before, limit) =>
      db
        .select()
        .from(runs)
        .where(and(eq(runs.status, 'needs_input'), lt(runs.dueAt, before)))
        .orderBy(asc(runs.dueAt))
        .limit(limit),
    untold: (since, limit) =>
      db
        .select({
          id: runs.id,
          tool: runs.tool,
          status: runs.status,
          userId: runs.userId,
          title: projects.title,
          email: users.email,
          locale: users.locale,
        })
        .from(runs)
        .innerJoin(users, and(eq(users.id, runs.userId), users.mailWhenDone))
        // What is no piece of work by itself is no news either; nor is what has been deleted.
        .innerJoin(projects, and(eq(projects.runId, runs.id), isNull(projects.deletedAt)))
        .where(and(isNull(runs.toldAt), gte(runs.finishedAt, since), inArray(runs.status, ['succeeded', 'failed'])))
        .orderBy(asc(runs.finishedAt))
        .limit(limit),
    async claimTelling(id) {
      const untold = and(eq(runs.id, id), isNull(runs.toldAt));
      const claimed = db
        .update(runs)
        .set({ toldAt: sql`now()` })
        .where(untold);
      return (await claimed.returning({ id: runs.id })).length === 1;
    },
    async releaseTelling(id) {
      await db.update(runs).set({ toldAt: null }).where(eq(runs.id, id));
    },
    async progress(id, progress, stage) {
      const processing = and(eq(runs.id, id), eq(runs.status, 'processing'));
      return (await db.update(runs).set({ progress, stage }).where(processing).returning({ id: runs.id })).length === 1;
    },
    async finish(id, end) {
      const done = end.status === 'succeeded' ? { progress: 100 } : {};
      const ended = { ...end, ...done, stage: end.status, question: null, finishedAt: sql`now()` };
      return (await setWhere(id, isUnfinished, ended)) !== null;
    },
  };
}

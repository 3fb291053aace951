import type { ProjectRecord, ProjectStore, ProjectWithRun } from '@adwright/domain/projects/ports.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { isUuid } from '../uuid.ts';
import { createProjectList } from './project-list.ts';
import { writtenBytes } from './written-bytes.ts';

const alive = isNull(projects.deletedAt);

export function createProjectStore(db: Orm): ProjectStore {
  const one = async (condition: SQL | undefined): Promise<ProjectWithRun | null> => {
    const [row] = await withRuns(db).where(condition).limit(1);
    return row ? joined(row) : null;
  };
  const own = (userId: string, id: string, state: SQL) => and(eq(projects.id, id), eq(projects.userId, userId), state);
  const setDeleted = async (condition: SQL | undefined, deletedAt: SQL | null): Promise<boolean> =>
    (await db.update(projects).set({ deletedAt }).where(condition).returning({ id: projects.id })).length === 1;
  return {
    async insert(project) {
      await db.insert(projects).values(project).onConflictDoNothing({ target: projects.id });
    },
    async addVersion(projectId, run, after) {
      const last = after === undefined ? undefined : sql`${projects.runId} is not distinct from ${after}`;
      const [changed] = await db
        .update(projects)
        .set({ runId: run.id, params: run.input, version: sql`${projects.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(projects.id, projectId), alive, last))
        .returning({ version: projects.version });
      if (!changed) return false;
      await db.insert(projectVersions).values({ projectId, version: changed.version, runId: run.id });
      return true;
    },
    ofUser: async (userId, id) => (isUuid(id) ? one(own(userId, id, alive)) : null),
    byShareToken: (token) => one(and(eq(projects.shareToken, token), alive)),
    list: createProjectList(db),
    writtenBytes: (userId) => writtenBytes(db, userId),
    async idsOfRuns(runIds) {
      const { runId, projectId } = projectVersions;
      const rows = await db
        .select({ runId, projectId })
        .from(projectVersions)
        .innerJoin(projects, eq(projects.id, projectId))
        .where(and(inArray(runId, [...runIds]), alive));
      return new Map(rows.map((row) => [row.runId, row.projectId]));
    },
    versions: async (id) =>
      db
        .select({ version: projectVersions.version, run: runs })
        .from(projectVersions)
        .innerJoin(runs, eq(runs.id, projectVersions.runId))
        .where(eq(projectVersions.projectId, id))
        .orderBy(desc(projectVersions.version)),
    async change(id, change) {
      await db
        .update(projects)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(projects.id, id));
    },
    async place(userId, ids, change) {
      const changed = db
        .update(projects)
        .set(change)
        .where(and(inArray(projects.id, ids.filter(isUuid)), eq(projects.userId, userId), alive));
      return (await changed.returning({ id: projects.id })).length;
    },
    remove: (userId, id) => setDeleted(own(userId, id, alive), sql`now()`),
    restore: (userId, id) => setDeleted(own(userId, id, isNotNull(projects.deletedAt)), null),
    async removedBefore(moment, limit) {
      const rows = db.select({ id: projects.id }).from(projects).where(lt(projects.deletedAt, moment)).limit(limit);
      return (await rows).map(({ id }) => id);
    },
    async forget(id) {
      const ofProject = db
        .select({ runId: projectVersions.runId })
        .from(projectVersions)
        .where(eq(projectVersions.projectId, id));
      await db.delete(runs).where(inArray(runs.id, ofProject));
      await db.delete(projects).where(eq(projects.id, id));
    },
  };
}

function withRuns(db: Orm) {
  return db.select().from(projects).leftJoin(runs, eq(runs.id, projects.runId));
}

function joined(row: {
  projects: ProjectRecord & { deletedAt: Date | null };
  runs: ProjectWithRun['run'];
}): ProjectWithRun {
  const { deletedAt: _, ...project } = row.projects;
  return { project, run: row.runs };
}

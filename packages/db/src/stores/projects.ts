import type { ProjectListQuery } from '@adwright/contract/project/project.ts';
import type {
  ListedProjectRecord,
  ProjectQuery,
  ProjectRecord,
  ProjectStore,
  ProjectWithRun,
} from '@adwright/domain/projects/ports.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { assets } from '../schema/assets.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { isUuid } from '../uuid.ts';
import { containing } from './containing.ts';
import { listedRunColumns } from './runs.ts';
import { totalOf } from './total-of.ts';

const { params: _params, deletedAt: _deletedAt, ...listedColumns } = getTableColumns(projects);
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
    async addVersion(projectId, run) {
      const [changed] = await db
        .update(projects)
        .set({ runId: run.id, params: run.input, version: sql`${projects.version} + 1`, updatedAt: sql`now()` })
        .where(eq(projects.id, projectId))
        .returning({ version: projects.version });
      if (!changed) throw new Error(`Project ${projectId} is gone`);
      await db.insert(projectVersions).values({ projectId, version: changed.version, runId: run.id });
    },
    ofUser: async (userId, id) => (isUuid(id) ? one(own(userId, id, alive)) : null),
    byShareToken: (token) => one(and(eq(projects.shareToken, token), alive)),
    list: (userId, query) => listProjects(db, userId, query),
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

const orders = {
  newest: [desc(projects.createdAt), desc(projects.id)],
  oldest: [asc(projects.createdAt), asc(projects.id)],
  updated: [desc(projects.updatedAt), desc(projects.id)],
  title: [asc(sql`lower(${projects.title})`), asc(projects.id)],
} as const satisfies Record<ProjectListQuery['sort'], readonly SQL[]>;

async function listProjects(
  db: Orm,
  userId: string,
  query: ProjectQuery,
): Promise<{ list: ListedProjectRecord[]; total: number }> {
  const wanted = and(
    eq(projects.userId, userId),
    alive,
    query.tool === undefined ? undefined : eq(projects.tool, query.tool),
    query.status === undefined ? undefined : stands(query.status),
    query.media === undefined ? undefined : hasFile(db, query.media),
    query.campaign === undefined ? undefined : isIn(query.campaign),
    query.favorite === undefined ? undefined : eq(projects.favorite, query.favorite),
    query.keyword ? mentions(query.keyword) : undefined,
  );
  const rows = await db
    .select({ project: listedColumns, run: listedRunColumns })
    .from(projects)
    .leftJoin(runs, eq(runs.id, projects.runId))
    .where(wanted)
    .orderBy(...orders[query.sort])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { list: rows, total: await totalOf(query, rows.length, () => countProjects(db, wanted)) };
}

async function countProjects(db: Orm, wanted: SQL | undefined): Promise<number> {
  const [count] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(projects)
    .leftJoin(runs, eq(runs.id, projects.runId))
    .where(wanted);
  return count?.total ?? 0;
}

function stands(status: NonNullable<ProjectListQuery['status']>): SQL {
  return status === 'draft' ? isNull(projects.runId) : eq(runs.status, status);
}

function isIn(campaign: string): SQL {
  return campaign === 'none' ? isNull(projects.campaignId) : eq(projects.campaignId, campaign);
}

function hasFile(db: Orm, media: NonNullable<ProjectListQuery['media']>): SQL {
  const files = db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.runId, projects.runId), like(assets.mime, `${media}/%`)));
  return exists(files);
}

function mentions(keyword: string): SQL | undefined {
  const pattern = containing(keyword);
  return or(
    ilike(projects.title, pattern),
    ilike(projects.tool, pattern),
    ilike(sql`${projects.params}::text`, pattern),
  );
}

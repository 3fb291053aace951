import type { ProjectListQuery } from '@adwright/contract/project/project.ts';
import type { ProjectQuery, ProjectStore } from '@adwright/domain/projects/ports.ts';
import { and, asc, desc, eq, exists, ilike, isNull, like, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { assets } from '../schema/assets.ts';
import { projects } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { containing } from './containing.ts';
import { filesOfRun } from './files-of-run.ts';
import { jsonRow, jsonRowOrNull } from './json-row.ts';
import { listedRunColumns } from './run-list.ts';
import { pageSlots } from './page-slots.ts';
import { totalOf } from './total-of.ts';

type Slot<Value> = Value | Placeholder;

const { id, tool, title, version, campaignId, favorite, shareToken, createdAt, updatedAt } = projects;
const listedColumns = { id, tool, title, version, campaignId, favorite, shareToken, createdAt, updatedAt };

const orders = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  updated: [desc(updatedAt), desc(id)],
  title: [asc(sql`lower(${title})`), asc(id)],
} as const satisfies Record<ProjectListQuery['sort'], readonly SQL[]>;

/** A page with its files and how many there are in all, in one query. The page that nearly everybody sees is built once. */
export function createProjectList(db: Orm): ProjectStore['list'] {
  const { placeholder } = sql;
  const newest = madeOnce(() => {
    const wanted = and(eq(projects.userId, placeholder('userId')), isNull(projects.deletedAt));
    return pageOf(db, wanted, { sort: 'newest', ...pageSlots }).prepare('projects_newest');
  });
  return async (userId, query) => {
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const wanted = wantedBy(db, userId, query);
    const rows = await (isPlain(query)
      ? newest().execute({ userId, ...page })
      : pageOf(db, wanted, { sort: query.sort, ...page }));
    return { list: rows, total: rows[0]?.total ?? (await totalOf(query, 0, () => count(db, wanted))) };
  };
}

function pageOf(
  db: Orm,
  wanted: SQL | undefined,
  { sort, limit, offset }: { sort: ProjectListQuery['sort']; limit: Slot<number>; offset: Slot<number> },
) {
  const total = sql`${countOf(db, wanted)}`.mapWith(Number);
  return db
    .select({
      project: jsonRow(listedColumns),
      run: jsonRowOrNull(listedRunColumns, runs.id),
      files: filesOfRun(sql`"projects"."run_id"`),
      total,
    })
    .from(projects)
    .leftJoin(runs, eq(runs.id, projects.runId))
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
}

function countOf(db: Orm, wanted: SQL | undefined) {
  return db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(projects)
    .leftJoin(runs, eq(runs.id, projects.runId))
    .where(wanted);
}

async function count(db: Orm, wanted: SQL | undefined): Promise<number> {
  return (await countOf(db, wanted))[0]?.total ?? 0;
}

function isPlain({ page: _page, page_size: _size, sort, keyword, ...filters }: ProjectQuery): boolean {
  return sort === 'newest' && !keyword && Object.values(filters).every((value) => value === undefined);
}

function wantedBy(db: Orm, userId: string, query: ProjectQuery): SQL | undefined {
  return and(
    eq(projects.userId, userId),
    isNull(projects.deletedAt),
    query.tool === undefined ? undefined : eq(tool, query.tool),
    query.status === undefined ? undefined : stands(query.status),
    query.media === undefined ? undefined : hasFile(db, query.media),
    query.campaign === undefined ? undefined : isIn(query.campaign),
    query.favorite === undefined ? undefined : eq(favorite, query.favorite),
    query.keyword ? mentions(query.keyword) : undefined,
  );
}

function stands(status: NonNullable<ProjectListQuery['status']>): SQL {
  return status === 'draft' ? isNull(projects.runId) : eq(runs.status, status);
}

function isIn(campaign: string): SQL {
  return campaign === 'none' ? isNull(campaignId) : eq(campaignId, campaign);
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
  return or(ilike(title, pattern), ilike(tool, pattern), ilike(sql`${projects.params}::text`, pattern));
}

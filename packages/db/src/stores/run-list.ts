import type { RunQuery, RunStore } from '@adwright/domain/runs/ports.ts';
import { and, asc, desc, eq, ilike, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { containing } from './containing.ts';
import { filesOfRun } from './files-of-run.ts';
import { jsonRow } from './json-row.ts';
import { pageSlots } from './page-slots.ts';
import { totalOf } from './total-of.ts';

type Slot<Value> = Value | Placeholder;

const { id, tool, status, progress, stage, creditsCost, errorCode, documentRevision, createdAt, finishedAt } = runs;
/** What is large is read with the one run that is asked for, never with a page of them. */
export const listedRunColumns = {
  id,
  tool,
  status,
  progress,
  stage,
  creditsCost,
  errorCode,
  documentRevision,
  createdAt,
  finishedAt,
};

/** The project that a row's run is a version of. */
export const projectOfRun = sql<string | null>`(
  select p.id from ${projectVersions} as v join ${projects} as p on p.id = v.project_id
  where v.run_id = "runs"."id" and p.deleted_at is null)`;

/** A page with its files and how many there are in all, in one query. The page that nearly everybody sees is built once. */
export function createRunList(db: Orm): RunStore['list'] {
  const { placeholder } = sql;
  const newest = madeOnce(() => {
    return pageOf(db, and(eq(runs.userId, placeholder('userId')), isNull(runs.parentId)), {
      order: desc,
      ...pageSlots,
    }).prepare('runs_newest');
  });
  return async (userId, query) => {
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const wanted = wantedBy(userId, query);
    const isPlain = query.sort !== 'oldest' && !query.tools && !query.status && !query.keyword;
    const rows = await (isPlain
      ? newest().execute({ userId, ...page })
      : pageOf(db, wanted, { order: query.sort === 'oldest' ? asc : desc, ...page }));
    const list = rows.map(({ run, files, projectId: project }) => ({ ...run, files, projectId: project }));
    return { list, total: rows[0]?.total ?? (await totalOf(query, 0, () => db.$count(runs, wanted))) };
  };
}

function pageOf(
  db: Orm,
  wanted: SQL | undefined,
  { order, limit, offset }: { order: typeof asc; limit: Slot<number>; offset: Slot<number> },
) {
  const counted = db
    .select({ total: sql`count(*)` })
    .from(runs)
    .where(wanted);
  const total = sql`${counted}`.mapWith(Number);
  return db
    .select({ run: jsonRow(listedRunColumns), files: filesOfRun(sql`"runs"."id"`), projectId: projectOfRun, total })
    .from(runs)
    .where(wanted)
    .orderBy(order(createdAt), order(id))
    .limit(limit)
    .offset(offset);
}

function wantedBy(userId: string, query: RunQuery): SQL | undefined {
  return and(
    eq(runs.userId, userId),
    isNull(runs.parentId),
    query.tools === undefined ? undefined : inArray(tool, [...query.tools]),
    query.status === undefined ? undefined : eq(status, query.status),
    query.keyword ? mentions(query.keyword) : undefined,
  );
}

/** What the person typed into the tool, or the tool's own name. */
function mentions(keyword: string): SQL | undefined {
  const pattern = containing(keyword);
  return or(ilike(tool, pattern), ilike(sql`${runs.input}::text`, pattern));
}

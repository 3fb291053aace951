import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { assets } from '../schema/assets.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';

const total = sql<string>`coalesce(sum(${assets.bytes}), 0)`;

/** Summed and not kept as a number beside the files: nothing can make the two differ. */
export async function storedBytes(db: Orm, userId: string): Promise<number> {
  const all = db.select({ total }).from(assets).where(eq(assets.userId, userId));
  const deleted = db
    .select({ total })
    .from(projects)
    .innerJoin(projectVersions, eq(projectVersions.projectId, projects.id))
    // A version itself, or a row of it where it is a batch.
    .innerJoin(runs, or(eq(runs.id, projectVersions.runId), eq(runs.parentId, projectVersions.runId)))
    .innerJoin(assets, eq(assets.runId, runs.id))
    .where(and(eq(projects.userId, userId), isNotNull(projects.deletedAt)));
  const [row] = await db.select({ bytes: sql`(${all}) - (${deleted})`.mapWith(Number) }).from(sql`(select 1) as one`);
  return row?.bytes ?? 0;
}

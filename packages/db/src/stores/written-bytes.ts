import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { documentRevisions } from '../schema/documents.ts';
import { projects } from '../schema/projects.ts';

/** What drafts take as they are stored, and every kept revision of a person's documents; deleted ones can come back. */
export async function writtenBytes(db: Orm, userId: string): Promise<number> {
  const drafts = db
    .select({ total: sql`coalesce(sum(pg_column_size(${projects.params})), 0)` })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.runId)));
  const documents = db
    .select({ total: sql`coalesce(sum(${documentRevisions.bytes}), 0)` })
    .from(documentRevisions)
    .innerJoin(projects, eq(projects.id, documentRevisions.projectId))
    .where(eq(projects.userId, userId));
  const [row] = await db
    .select({ bytes: sql`(${drafts}) + (${documents})`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  return row?.bytes ?? 0;
}

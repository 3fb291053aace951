import type { DocumentRecord, DocumentStore, NewRevision } from '@adwright/domain/documents/ports.ts';
import { and, asc, desc, eq, exists, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { documentRevisions, documents } from '../schema/documents.ts';
import { projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';

const kept = documentRevisions;

/** Revisions of a day are thinned for the last time a day after they were made; the second day is for clocks. */
const settledAfter = sql`interval '2 days'`;

export function createDocumentStore(db: Orm): DocumentStore {
  const one = async (projectId: string, condition: SQL): Promise<DocumentRecord | null> => {
    const [row] = await db
      .select({ kind: documents.kind, revision: kept })
      .from(documents)
      .innerJoin(kept, eq(kept.projectId, documents.projectId))
      .where(and(eq(documents.projectId, projectId), condition))
      .limit(1);
    if (!row) return null;
    const { revision, schemaVersion, body, restoredFrom, createdAt } = row.revision;
    return { projectId, kind: row.kind, revision, schemaVersion, body, restoredFrom, createdAt };
  };
  return {
    newest: (projectId) => one(projectId, eq(kept.revision, documents.revision)),
    at: (projectId, revision) => one(projectId, eq(kept.revision, revision)),
    byMutation: (projectId, mutationId) => one(projectId, eq(kept.mutationId, mutationId)),
    async append(revision) {
      const { kind, bytes: _bytes, mutationId: _mutationId, ...record } = revision;
      if (!(await point(db, revision))) return null;
      const [written] = await db.insert(kept).values(revision).returning({ createdAt: kept.createdAt });
      if (!written) throw new Error(`Revision ${revision.revision} of ${revision.projectId} was not written`);
      return { ...record, kind, createdAt: written.createdAt };
    },
    history: (projectId) =>
      db
        .select({
          revision: kept.revision,
          bytes: kept.bytes,
          restoredFrom: kept.restoredFrom,
          exported: sql<boolean>`${exists(filesOf(db))}`,
          createdAt: kept.createdAt,
        })
        .from(kept)
        .where(eq(kept.projectId, projectId))
        .orderBy(desc(kept.revision)),
    async drop(projectId, revisions) {
      if (revisions.length === 0) return;
      const newest = db
        .select({ revision: documents.revision })
        .from(documents)
        .where(eq(documents.projectId, projectId));
      await db
        .delete(kept)
        .where(
          and(
            eq(kept.projectId, projectId),
            inArray(kept.revision, [...revisions]),
            ne(kept.revision, sql`(${newest})`),
          ),
        );
    },
    async unthinned(before, limit) {
      const rows = await db
        .select({ id: documents.projectId })
        .from(documents)
        .where(
          and(lt(documents.thinnedAt, before), sql`${documents.updatedAt} > ${documents.thinnedAt} - ${settledAfter}`),
        )
        .orderBy(asc(documents.thinnedAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async markThinned(projectId, at) {
      await db.update(documents).set({ thinnedAt: at }).where(eq(documents.projectId, projectId));
    },
  };
}

/** Moves the pointer from the revision before; false when it stands elsewhere. */
async function point(db: Orm, { projectId, kind, revision }: NewRevision): Promise<boolean> {
  const answer = { revision: documents.revision };
  if (revision === 1) {
    const begun = db.insert(documents).values({ projectId, kind, revision }).onConflictDoNothing().returning(answer);
    return (await begun).length === 1;
  }
  const moved = db
    .update(documents)
    .set({ revision, updatedAt: sql`now()` })
    .where(and(eq(documents.projectId, projectId), eq(documents.revision, revision - 1), eq(documents.kind, kind)))
    .returning(answer);
  return (await moved).length === 1;
}

function filesOf(db: Orm) {
  return db
    .select({ id: runs.id })
    .from(projectVersions)
    .innerJoin(runs, eq(runs.id, projectVersions.runId))
    .where(and(eq(projectVersions.projectId, kept.projectId), eq(runs.documentRevision, kept.revision)));
}

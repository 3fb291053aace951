import type { UploadKey, UploadRecord, UploadStore } from '@adwright/domain/uploads/ports.ts';
import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { uploadChunks, uploads } from '../schema/uploads.ts';

const of = ({ userId, id }: UploadKey) => and(eq(uploads.userId, userId), eq(uploads.id, id));
const chunksOf = ({ userId, id }: UploadKey) => and(eq(uploadChunks.userId, userId), eq(uploadChunks.uploadId, id));

export function createUploadStore(db: Orm): UploadStore {
  return {
    async begin(upload) {
      const [row] = await db
        .insert(uploads)
        .values(upload)
        .onConflictDoUpdate({
          target: [uploads.userId, uploads.id],
          set: { touchedAt: sql`now()`, reservedBytes: upload.reservedBytes },
        })
        .returning();
      if (!row) throw new Error(`Upload ${upload.id} was not written`);
      return recordOf(row);
    },
    async touch(key, aliveSince) {
      const alive = or(gte(uploads.touchedAt, aliveSince), isNotNull(uploads.assetId));
      const touched = db
        .update(uploads)
        .set({ touchedAt: sql`now()` })
        .where(and(of(key), alive));
      const [row] = await touched.returning();
      return row ? recordOf(row) : null;
    },
    async find(key) {
      const [row] = await db.select().from(uploads).where(of(key)).limit(1);
      return row ? recordOf(row) : null;
    },
    chunks: (key) =>
      db
        .select({ index: uploadChunks.index, bytes: uploadChunks.bytes })
        .from(uploadChunks)
        .where(chunksOf(key))
        .orderBy(asc(uploadChunks.index)),
    async addChunk({ userId, id: uploadId }, { index, bytes }) {
      await db
        .insert(uploadChunks)
        .values({ userId, uploadId, index, bytes })
        .onConflictDoUpdate({
          target: [uploadChunks.userId, uploadChunks.uploadId, uploadChunks.index],
          set: { bytes },
        });
    },
    async claimJoin(key, { now, until }) {
      const free = or(isNull(uploads.joiningUntil), lt(uploads.joiningUntil, now));
      const claimed = db
        .update(uploads)
        .set({ joiningUntil: until })
        .where(and(of(key), isNull(uploads.assetId), free));
      return (await claimed.returning({ id: uploads.id })).length === 1;
    },
    async releaseJoin(key) {
      await db.update(uploads).set({ joiningUntil: null }).where(of(key));
    },
    async finish(key, assetId) {
      await db.update(uploads).set({ assetId, joiningUntil: null }).where(of(key));
    },
    async pendingBytes(userId) {
      const [row] = await db
        .select({ total: sql`coalesce(sum(${uploadChunks.bytes}), 0)`.mapWith(Number) })
        .from(uploadChunks)
        .innerJoin(uploads, and(eq(uploads.userId, uploadChunks.userId), eq(uploads.id, uploadChunks.uploadId)))
        .where(and(eq(uploads.userId, userId), isNull(uploads.assetId)));
      return row?.total ?? 0;
    },
    async reservedBytes({ userId, id }, aliveSince) {
      const [row] = await db
        .select({ total: sql`coalesce(sum(${uploads.reservedBytes}), 0)`.mapWith(Number) })
        .from(uploads)
        .where(
          and(
            eq(uploads.userId, userId),
            ne(uploads.id, id),
            isNull(uploads.assetId),
            gte(uploads.touchedAt, aliveSince),
          ),
        );
      return row?.total ?? 0;
    },
    untouchedSince: (moment, limit) =>
      db
        .select({ userId: uploads.userId, id: uploads.id })
        .from(uploads)
        .where(lt(uploads.touchedAt, moment))
        .limit(limit),
    async forget(key) {
      await db.delete(uploads).where(of(key));
    },
  };
}

function recordOf(row: typeof uploads.$inferSelect): UploadRecord {
  const { userId, id, total, name, sha256, reservedBytes, assetId } = row;
  return { userId, id, total, name, sha256, reservedBytes, assetId };
}

import type { AssetStore } from '@adwright/domain/assets/ports.ts';
import { and, asc, desc, eq, gt, inArray, isNull, like, lt, notExists, or } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { assets } from '../schema/assets.ts';
import { projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { isUuid } from '../uuid.ts';
import { namedAssets } from './asset-names.ts';
import { storedBytes } from './stored-bytes.ts';

export function createAssetStore(db: Orm): AssetStore {
  return {
    async put(asset) {
      const { mime, bytes, width, height, durationMs = null, rotation = null, hasAudio = null, storageKey } = asset;
      // The first id stays, so that an address handed out before a job was delivered again still works.
      const [row] = await db
        .insert(assets)
        .values(asset)
        .onConflictDoUpdate({
          target: [assets.runId, assets.name],
          set: { mime, bytes, width, height, durationMs, rotation, hasAudio, storageKey },
        })
        .returning();
      if (!row) throw new Error(`Asset ${asset.id} was not written`);
      return row;
    },
    async byId(id) {
      if (!isUuid(id)) return null;
      return (await db.select().from(assets).where(eq(assets.id, id)).limit(1))[0] ?? null;
    },
    async ofRuns(runIds) {
      if (runIds.length === 0) return [];
      return db
        .select()
        .from(assets)
        .where(inArray(assets.runId, [...runIds]))
        .orderBy(asc(assets.createdAt), asc(assets.name));
    },
    async ofUser(userId, ids) {
      const usable = ids.filter(isUuid);
      if (usable.length === 0) return [];
      return db
        .select()
        .from(assets)
        .where(and(eq(assets.userId, userId), inArray(assets.id, usable)));
    },
    uploadedFilms: (userId, limit) =>
      db
        .select()
        .from(assets)
        .where(and(eq(assets.userId, userId), isNull(assets.runId), like(assets.mime, 'video/%')))
        .orderBy(desc(assets.createdAt), asc(assets.id))
        .limit(limit),
    page: (userId, { after, limit }) =>
      db
        .select()
        .from(assets)
        .where(and(eq(assets.userId, userId), after === null ? undefined : gt(assets.id, after)))
        .orderBy(asc(assets.id))
        .limit(limit),
    loose: ({ olderThan, examinedBefore, limit }) =>
      db
        .select({ id: assets.id, userId: assets.userId, storageKey: assets.storageKey })
        .from(assets)
        .where(
          and(
            or(isNull(assets.examinedAt), lt(assets.examinedAt, examinedBefore)),
            lt(assets.createdAt, olderThan),
            notExists(
              db
                .select({ id: projectVersions.runId })
                .from(projectVersions)
                .where(eq(projectVersions.runId, assets.runId)),
            ),
            // What a row made is its batch's.
            notExists(
              db
                .select({ id: projectVersions.runId })
                .from(runs)
                .innerJoin(projectVersions, eq(projectVersions.runId, runs.parentId))
                .where(eq(runs.id, assets.runId)),
            ),
          ),
        )
        .orderBy(asc(assets.userId), asc(assets.id))
        .limit(limit),
    named: (userId, ids) => namedAssets(db, userId, ids),
    async markExamined(ids, at) {
      if (ids.length === 0) return;
      await db
        .update(assets)
        .set({ examinedAt: at })
        .where(inArray(assets.id, [...ids]));
    },
    async forget(ids) {
      if (ids.length > 0) await db.delete(assets).where(inArray(assets.id, [...ids]));
    },
    storedBytes: (userId) => storedBytes(db, userId),
    async keysOfAssets(keys) {
      if (keys.length === 0) return [];
      const { storageKey } = assets;
      const rows = db
        .select({ storageKey })
        .from(assets)
        .where(inArray(storageKey, [...keys]));
      return (await rows).map((row) => row.storageKey);
    },
  };
}

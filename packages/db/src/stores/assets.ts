import type { AssetStore } from '@adwright/domain/assets/ports.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { assets } from '../schema/assets.ts';
import { isUuid } from '../uuid.ts';

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
  };
}

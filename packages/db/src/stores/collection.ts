import type { SavedAdQuery } from '@adwright/contract/collection/collection.ts';
import type { CollectionStore } from '@adwright/domain/collection/ports.ts';
import { and, asc, desc, eq, getTableColumns, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { adFolders, savedAds } from '../schema/collection.ts';
import { isUuid } from '../uuid.ts';
import { containing } from './containing.ts';
import { totalOf } from './total-of.ts';

const { userId: _owner, adId: _ad, ...columns } = getTableColumns(savedAds);

export function createCollectionStore(db: Orm): CollectionStore {
  const ownAds = (userId: string, ids: readonly string[]) =>
    and(eq(savedAds.userId, userId), inArray(savedAds.id, ids.filter(isUuid)));
  const ownFolder = (userId: string, id: string) => and(eq(adFolders.userId, userId), eq(adFolders.id, id));
  const changeFolder = async (userId: string, id: string, change: { name: string } | { shareToken: SQL | null }) => {
    if (!isUuid(id)) return null;
    const [row] = await db.update(adFolders).set(change).where(ownFolder(userId, id)).returning();
    return row ? { ...row, ads: await db.$count(savedAds, eq(savedAds.folderId, id)) } : null;
  };
  return {
    save: (userId, { folderId, tags, note, ad }, most) =>
      db.transaction(async (tx) => {
        await waitForOthers(tx, userId);
        const known = and(eq(savedAds.userId, userId), eq(savedAds.adId, ad.id));
        const full = (await tx.$count(savedAds, eq(savedAds.userId, userId))) >= most;
        if (full && (await tx.$count(savedAds, known)) === 0) return null;
        const said = { folderId, tags: [...tags], note };
        const [row] = await tx
          .insert(savedAds)
          .values({ userId, adId: ad.id, ad, ...said })
          .onConflictDoUpdate({ target: [savedAds.userId, savedAds.adId], set: said })
          .returning(columns);
        if (!row) throw new Error('The ad was not saved');
        return row;
      }),
    async findAd(userId, adId) {
      if (!isUuid(adId)) return null;
      const own = and(eq(savedAds.userId, userId), eq(savedAds.adId, adId));
      return (await db.select(columns).from(savedAds).where(own))[0] ?? null;
    },
    async search(userId, query) {
      const wanted = and(eq(savedAds.userId, userId), ...filtersOf(query));
      const way = query.sort === 'oldest' ? asc : desc;
      const list = await db
        .select(columns)
        .from(savedAds)
        .where(wanted)
        .orderBy(way(savedAds.savedAt), way(savedAds.id))
        .limit(query.page_size)
        .offset((query.page - 1) * query.page_size);
      return { list, total: await totalOf(query, list.length, () => db.$count(savedAds, wanted)) };
    },
    async change(userId, id, { note, tags }) {
      const change = { ...(note !== undefined && { note }), ...(tags !== undefined && { tags: [...tags] }) };
      const own = ownAds(userId, [id]);
      const changed =
        Object.keys(change).length === 0
          ? db.select(columns).from(savedAds).where(own)
          : db.update(savedAds).set(change).where(own).returning(columns);
      return (await changed)[0] ?? null;
    },
    async move(userId, ids, folderId) {
      const moved = db.update(savedAds).set({ folderId }).where(ownAds(userId, ids));
      return (await moved.returning({ id: savedAds.id })).map(({ id }) => id);
    },
    async remove(userId, ids) {
      const gone = db.delete(savedAds).where(ownAds(userId, ids));
      return (await gone.returning({ id: savedAds.id })).map(({ id }) => id);
    },
    addFolder: (userId, name, most) =>
      db.transaction(async (tx) => {
        await waitForOthers(tx, userId);
        if ((await tx.$count(adFolders, eq(adFolders.userId, userId))) >= most) return null;
        const [row] = await tx.insert(adFolders).values({ userId, name }).returning();
        if (!row) throw new Error('The folder was not written');
        return { ...row, ads: 0 };
      }),
    hasFolder: async (userId, id) => isUuid(id) && (await db.$count(adFolders, ownFolder(userId, id))) === 1,
    async folders(userId) {
      const inside = db.$count(savedAds, eq(savedAds.folderId, adFolders.id));
      const list = await db
        .select({ ...getTableColumns(adFolders), ads: inside })
        .from(adFolders)
        .where(eq(adFolders.userId, userId))
        .orderBy(asc(sql`lower(${adFolders.name})`), asc(adFolders.id));
      const [sum] = await db
        .select({
          ads: sql`count(*)`.mapWith(Number),
          tags: sql<string[]>`coalesce((select array_agg(distinct tag order by tag) from ${savedAds} as tagged,
            unnest(tagged.tags) as tag where tagged.user_id = ${userId}), '{}')`,
        })
        .from(savedAds)
        .where(eq(savedAds.userId, userId));
      return { list, ads: sum?.ads ?? 0, tags: sum?.tags ?? [] };
    },
    async removeFolder(userId, id) {
      const gone = db.delete(adFolders).where(ownFolder(userId, id));
      return (await gone.returning({ id: adFolders.id })).length === 1;
    },
    renameFolder: (userId, id, name) => changeFolder(userId, id, { name }),
    shareFolder: (userId, id, token) =>
      changeFolder(userId, id, {
        shareToken: token === null ? null : sql`coalesce(${adFolders.shareToken}, ${token})`,
      }),
    async folderShared(token) {
      const [row] = await db.select().from(adFolders).where(eq(adFolders.shareToken, token));
      return row ? { ...row, ads: await db.$count(savedAds, eq(savedAds.folderId, row.id)) } : null;
    },
    async isSharedFile(token, { id, userId }) {
      const shown = sql`position(${`asset:${id}/`} in (${savedAds.ad}->'media')::text) > 0`;
      const [row] = await db
        .select({ id: savedAds.id })
        .from(savedAds)
        .innerJoin(adFolders, eq(adFolders.id, savedAds.folderId))
        .where(and(eq(adFolders.shareToken, token), eq(adFolders.userId, userId), shown))
        .limit(1);
      return row !== undefined;
    },
  };
}

/** Parallel requests of one person wait for each other here, so that together they cannot exceed a number. */
async function waitForOthers(tx: Orm, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

function filtersOf({ folder, platform, type, tag, keyword }: SavedAdQuery): (SQL | undefined)[] {
  const { ad, folderId, note, tags } = savedAds;
  return [
    folder === undefined ? undefined : folder === 'none' ? isNull(folderId) : eq(folderId, folder),
    platform === undefined ? undefined : sql`${ad}->'platforms' ? ${platform}`,
    type === undefined ? undefined : sql`${ad}->>'format' = ${type}`,
    tag === undefined ? undefined : sql`${tag} = any(${tags})`,
    keyword
      ? or(
          ...['brand', 'headline', 'body', 'description'].map((name) =>
            ilike(sql`${ad}->>${sql.raw(`'${name}'`)}`, containing(keyword)),
          ),
          ilike(note, containing(keyword)),
          ilike(sql`array_to_string(${tags}, ' ')`, containing(keyword)),
        )
      : undefined,
  ];
}

import type { AvatarFraming, AvatarRatio } from '@adwright/contract/avatar/avatar.ts';
import type { AvatarStore, MadeAvatarPhoto } from '@adwright/domain/avatars/ports.ts';
import { and, asc, desc, eq, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { assets } from '../schema/assets.ts';
import { avatarPhotos, customAvatars } from '../schema/avatars.ts';
import { runs } from '../schema/runs.ts';
import { isUuid } from '../uuid.ts';
import { containing } from './containing.ts';
import { totalOf } from './total-of.ts';

const { id, name, photo, face, consent, createdAt } = customAvatars;
const shown = { id, name, photo, face, consent, createdAt };

export function createAvatarStore(db: Orm): AvatarStore {
  const own = (userId: string, avatar: string) => and(eq(customAvatars.userId, userId), eq(id, avatar));
  const ownPhoto = (userId: string, one: string) => and(eq(avatarPhotos.userId, userId), eq(avatarPhotos.id, one));
  return {
    insert: (userId, avatar, most) =>
      db.transaction(async (tx) => {
        // Parallel requests wait for each other here, so that together they cannot exceed the number.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        if ((await tx.$count(customAvatars, eq(customAvatars.userId, userId))) >= most) return null;
        const [row] = await tx
          .insert(customAvatars)
          .values({ ...avatar, userId })
          .returning(shown);
        if (!row) throw new Error('The avatar was not written');
        return row;
      }),
    ofUser: async (userId, avatar) =>
      isUuid(avatar) ? ((await db.select(shown).from(customAvatars).where(own(userId, avatar)))[0] ?? null) : null,
    async list(userId, query) {
      const wanted = and(
        eq(customAvatars.userId, userId),
        query.keyword ? ilike(name, containing(query.keyword)) : undefined,
      );
      const order = query.sort === 'oldest' ? asc : desc;
      const list = await db
        .select(shown)
        .from(customAvatars)
        .where(wanted)
        .orderBy(order(createdAt), order(id))
        .limit(query.page_size)
        .offset((query.page - 1) * query.page_size);
      return { list, total: await totalOf(query, list.length, () => db.$count(customAvatars, wanted)) };
    },
    async remove(userId, avatar) {
      return (await db.delete(customAvatars).where(own(userId, avatar)).returning({ id })).length === 1;
    },
    async insertPhoto(userId, made) {
      await db.insert(avatarPhotos).values({ ...made, userId });
    },
    photoOfUser: async (userId, one) =>
      isUuid(one) ? ((await photosWhere(db, ownPhoto(userId, one)))[0] ?? null) : null,
    async listPhotos(userId, query) {
      const wanted = and(
        eq(avatarPhotos.userId, userId),
        query.avatar === undefined ? undefined : isOf(query.avatar),
        query.keyword ? ilike(avatarPhotos.words, containing(query.keyword)) : undefined,
      );
      const order = query.sort === 'oldest' ? asc : desc;
      const page = { order, limit: query.page_size, offset: (query.page - 1) * query.page_size };
      const list = await photosWhere(db, wanted, page);
      return { list, total: await totalOf(query, list.length, () => db.$count(avatarPhotos, wanted)) };
    },
    photosOf: (userId, avatar) =>
      photosWhere(db, and(eq(avatarPhotos.userId, userId), eq(avatarPhotos.avatarId, avatar))),
    async removePhoto(userId, one) {
      const gone = db.delete(avatarPhotos).where(ownPhoto(userId, one));
      return (await gone.returning({ id: avatarPhotos.id })).length === 1;
    },
    filmsUnderWay: async (userId, refs) =>
      refs.length === 0
        ? []
        : db
            .select()
            .from(runs)
            .where(
              and(
                eq(runs.userId, userId),
                inArray(runs.status, ['queued', 'processing', 'needs_input']),
                inArray(sql`${runs.input} ->> 'avatar'`, [...refs]),
              ),
            ),
  };
}

/** A built-in person in any look, or exactly this one. */
function isOf(avatar: string): SQL | undefined {
  return or(eq(avatarPhotos.avatar, avatar), like(avatarPhotos.avatar, `${containing(avatar).slice(1, -1)}:%`));
}

type PhotoPage = { readonly order: typeof asc; readonly limit: number; readonly offset: number };

async function photosWhere(
  db: Orm,
  wanted: SQL | undefined,
  { order, limit, offset }: PhotoPage = { order: desc, limit: 1000, offset: 0 },
): Promise<MadeAvatarPhoto[]> {
  const rows = await db
    .select({
      photo: avatarPhotos,
      run: { status: runs.status, progress: runs.progress, errorCode: runs.errorCode },
      file: assets,
      avatarName: sql<string | null>`${customAvatars.name}`,
    })
    .from(avatarPhotos)
    .innerJoin(runs, eq(runs.id, avatarPhotos.id))
    .leftJoin(assets, eq(assets.runId, avatarPhotos.id))
    .leftJoin(customAvatars, eq(customAvatars.id, avatarPhotos.avatarId))
    .where(wanted)
    .orderBy(order(avatarPhotos.createdAt), order(avatarPhotos.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ photo: { userId: _, framing, ratio, ...made }, run, file, avatarName }) => ({
    ...made,
    framing: framing as AvatarFraming,
    ratio: ratio as AvatarRatio,
    run,
    file,
    avatarName,
  }));
}

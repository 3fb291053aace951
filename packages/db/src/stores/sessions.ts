import type { SessionStore } from '@adwright/domain/accounts/ports.ts';
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { sessions } from '../schema/accounts.ts';

export function createSessionStore(db: Orm): SessionStore {
  const { tokenHash, userId, createdAt, lastUsedAt } = sessions;
  const byHash = madeOnce(() =>
    db
      .select({ tokenHash, userId, createdAt, lastUsedAt })
      .from(sessions)
      .where(eq(tokenHash, sql.placeholder('hash')))
      .limit(1)
      .prepare('session_by_hash'),
  );
  return {
    async insert({ now, ...session }) {
      await db.insert(sessions).values({ ...session, createdAt: now, lastUsedAt: now });
    },
    ofUser: (user) => db.select().from(sessions).where(eq(userId, user)).orderBy(desc(lastUsedAt)),
    async removeOne(user, id) {
      await db.delete(sessions).where(and(eq(userId, user), eq(sessions.id, id)));
    },
    async removeOthers(user, kept) {
      await db.delete(sessions).where(and(eq(userId, user), kept === null ? undefined : ne(tokenHash, kept)));
    },
    find: async (hash) => (await byHash().execute({ hash }))[0] ?? null,
    async touch(hash, { now, address }) {
      await db.update(sessions).set({ lastUsedAt: now, address }).where(eq(tokenHash, hash));
    },
    async remove(hash) {
      await db.delete(sessions).where(eq(tokenHash, hash));
    },
    async removeDead({ usedBefore, begunBefore }) {
      const dead = or(lt(lastUsedAt, usedBefore), lt(createdAt, begunBefore));
      return (await db.delete(sessions).where(dead).returning({ tokenHash })).length;
    },
  };
}

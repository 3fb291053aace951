import type { ApiKeyStore } from '@adwright/domain/accounts/ports.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { apiKeys, users } from '../schema/accounts.ts';

export function createApiKeyStore(db: Orm): ApiKeyStore {
  const byHash = madeOnce(() =>
    db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.keyHash, sql.placeholder('hash')))
      .limit(1)
      .prepare('api_key_by_hash'),
  );
  return {
    insert: (key, most) =>
      db.transaction(async (tx) => {
        // Parallel requests wait for each other here, so that together they cannot exceed the number.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for('no key update');
        if ((await tx.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= most) return null;
        const [row] = await tx.insert(apiKeys).values(key).returning();
        if (!row) throw new Error('The key was not written');
        return row;
      }),
    ofUser: (userId) => db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt)),
    async remove(userId, id) {
      const gone = db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)));
      return (await gone.returning())[0] ?? null;
    },
    find: async (hash) => (await byHash().execute({ hash }))[0] ?? null,
    async touch(id, now) {
      await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
    },
  };
}

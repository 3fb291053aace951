import type { SavedSearchStore } from '@adwright/domain/library/saved-searches/ports.ts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { savedSearches } from '../schema/saved-searches.ts';

const { id, name, find, createdAt } = savedSearches;
const columns = { id, name, find, createdAt };

export function createSavedSearchStore(db: Orm): SavedSearchStore {
  return {
    save: (userId, search, most) =>
      db.transaction(async (tx) => {
        // Two at once would both find room for the last one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const others = and(eq(savedSearches.userId, userId), ne(find, search.find));
        if ((await tx.$count(savedSearches, others)) >= most) return null;
        const [saved] = await tx
          .insert(savedSearches)
          .values({ ...search, userId })
          .onConflictDoUpdate({ target: [savedSearches.userId, find], set: { name: search.name } })
          .returning(columns);
        return saved ?? null;
      }),
    list: (userId) =>
      db
        .select(columns)
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(asc(sql`lower(${name})`), asc(id)),
    async remove(userId, one) {
      const gone = db.delete(savedSearches).where(and(eq(savedSearches.userId, userId), eq(id, one)));
      return (await gone.returning({ id })).length === 1;
    },
  };
}

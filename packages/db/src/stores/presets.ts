import type { PresetStore } from '@adwright/domain/presets/ports.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { presets } from '../schema/presets.ts';
import { isUuid } from '../uuid.ts';

const listed = {
  id: presets.id,
  tool: presets.tool,
  name: presets.name,
  createdAt: presets.createdAt,
  updatedAt: presets.updatedAt,
};

export function createPresetStore(db: Orm): PresetStore {
  const own = (userId: string, id: string) => and(eq(presets.userId, userId), eq(presets.id, id));
  return {
    insert: (userId, preset, most) =>
      db.transaction(async (tx) => {
        // Parallel requests wait for each other here, so that together they cannot exceed the number.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        if ((await tx.$count(presets, eq(presets.userId, userId))) >= most) return null;
        const [row] = await tx
          .insert(presets)
          .values({ ...preset, userId })
          .returning(listed);
        if (!row) throw new Error('The preset was not written');
        return row;
      }),
    async change(userId, id, change) {
      const changed = db
        .update(presets)
        .set({ ...change, updatedAt: sql`now()` })
        .where(own(userId, id));
      return (await changed.returning(listed))[0] ?? null;
    },
    ofUser: async (userId, id) =>
      isUuid(id) ? ((await db.select().from(presets).where(own(userId, id)))[0] ?? null) : null,
    list: async (userId, tool) =>
      db
        .select(listed)
        .from(presets)
        .where(and(eq(presets.userId, userId), eq(presets.tool, tool)))
        .orderBy(asc(sql`lower(${presets.name})`), asc(presets.id)),
    async remove(userId, id) {
      const gone = db.delete(presets).where(own(userId, id));
      return (await gone.returning({ id: presets.id })).length === 1;
    },
  };
}

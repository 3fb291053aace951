import type { BrandKitStore } from '@adwright/domain/brand-kits/ports.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { brandKits } from '../schema/brand-kits.ts';

const { id, name, body, chosen } = brandKits;
const shown = { id, name, body, chosen };

export function createBrandKitStore(db: Orm): BrandKitStore {
  const own = (userId: string, kit: string) => and(eq(brandKits.userId, userId), eq(id, kit));
  /** Parallel requests of one person wait for each other here. */
  const lock = (tx: Orm, userId: string) =>
    tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return {
    insert: (userId, kit, most) =>
      db.transaction(async (tx) => {
        await lock(tx, userId);
        const count = await tx.$count(brandKits, eq(brandKits.userId, userId));
        if (count >= most) return null;
        const [row] = await tx
          .insert(brandKits)
          .values({ ...kit, userId, chosen: count === 0 })
          .returning(shown);
        if (!row) throw new Error('The brand kit was not written');
        return row;
      }),
    async change(userId, kit, change) {
      const changed = db
        .update(brandKits)
        .set({ ...change, updatedAt: sql`now()` })
        .where(own(userId, kit));
      return (await changed.returning(shown))[0] ?? null;
    },
    ofUser: (userId) =>
      db
        .select(shown)
        .from(brandKits)
        .where(eq(brandKits.userId, userId))
        .orderBy(asc(sql`lower(${name})`), asc(id)),
    async remove(userId, kit) {
      return (await db.delete(brandKits).where(own(userId, kit)).returning({ id })).length === 1;
    },
    choose: (userId, kit) =>
      db.transaction(async (tx) => {
        await lock(tx, userId);
        const before = and(eq(brandKits.userId, userId), chosen);
        if (kit === null) {
          await tx.update(brandKits).set({ chosen: false }).where(before);
          return true;
        }
        const [found] = await tx.select({ id }).from(brandKits).where(own(userId, kit));
        if (!found) return false;
        await tx.update(brandKits).set({ chosen: false }).where(before);
        await tx.update(brandKits).set({ chosen: true }).where(own(userId, kit));
        return true;
      }),
  };
}

import type { ProductRecord, ProductStore } from '@adwright/domain/products/ports.ts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { products } from '../schema/products.ts';
import { isUuid } from '../uuid.ts';
import { createProductList } from './product-list.ts';

type Row = typeof products.$inferSelect;

export function createProductStore(db: Orm): ProductStore {
  const of = (userId: string, id: string, state: SQL) => and(eq(products.id, id), eq(products.userId, userId), state);
  const alive = isNull(products.deletedAt);
  return {
    async insert(userId, product) {
      const [row] = await db
        .insert(products)
        .values({ ...product, userId })
        .returning();
      if (!row) throw new Error('The product was not written');
      return recordOf(row);
    },
    async change(userId, id, change) {
      if (!isUuid(id)) return null;
      const [row] = await db
        .update(products)
        .set({ ...change, updatedAt: sql`now()` })
        .where(of(userId, id, alive))
        .returning();
      return row ? recordOf(row) : null;
    },
    async ofUser(userId, id) {
      if (!isUuid(id)) return null;
      const [row] = await db
        .select()
        .from(products)
        .where(of(userId, id, alive))
        .limit(1);
      return row ? recordOf(row) : null;
    },
    list: createProductList(db),
    async remove(userId, id) {
      const change = db
        .update(products)
        .set({ deletedAt: sql`now()` })
        .where(of(userId, id, alive));
      return (await change.returning({ id: products.id })).length === 1;
    },
    async restore(userId, id) {
      const [row] = await db
        .update(products)
        .set({ deletedAt: null })
        .where(of(userId, id, isNotNull(products.deletedAt)))
        .returning();
      return row ? recordOf(row) : null;
    },
    async forgetRemovedBefore(moment) {
      const gone = db.delete(products).where(lt(products.deletedAt, moment));
      return (await gone.returning({ id: products.id })).length;
    },
  };
}

function recordOf({ deletedAt: _, ...row }: Row): ProductRecord {
  return row;
}

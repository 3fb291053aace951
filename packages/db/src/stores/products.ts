import type { ProductListQuery } from '@adwright/contract/product/product.ts';
import type { ProductRecord, ProductStore } from '@adwright/domain/products/ports.ts';
import { and, asc, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { products } from '../schema/products.ts';
import { isUuid } from '../uuid.ts';
import { containing } from './containing.ts';
import { totalOf } from './total-of.ts';

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
    list: (userId, query) => listProducts(db, userId, query),
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

const orders = {
  newest: [desc(products.createdAt), desc(products.id)],
  oldest: [asc(products.createdAt), asc(products.id)],
  updated: [desc(products.updatedAt), desc(products.id)],
  title: [asc(sql`lower(${products.title})`), asc(products.id)],
} as const satisfies Record<ProductListQuery['sort'], readonly SQL[]>;

async function listProducts(
  db: Orm,
  userId: string,
  query: ProductListQuery,
): Promise<{ list: ProductRecord[]; total: number }> {
  const wanted = and(
    eq(products.userId, userId),
    isNull(products.deletedAt),
    query.keyword ? mentions(query.keyword) : undefined,
  );
  const list = await db
    .select()
    .from(products)
    .where(wanted)
    .orderBy(...orders[query.sort])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { list: list.map(recordOf), total: await totalOf(query, list.length, () => db.$count(products, wanted)) };
}

function mentions(keyword: string): SQL | undefined {
  const pattern = containing(keyword);
  const { title, brand, description, url } = products;
  return or(...[title, brand, description, url].map((column) => ilike(column, pattern)));
}

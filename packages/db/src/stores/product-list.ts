import type { ProductListQuery } from '@adwright/contract/product/product.ts';
import type { ProductStore } from '@adwright/domain/products/ports.ts';
import { and, asc, desc, eq, getTableColumns, ilike, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { madeOnce } from '../made-once.ts';
import type { Orm } from '../orm.ts';
import { products } from '../schema/products.ts';
import { containing } from './containing.ts';
import { jsonRow } from './json-row.ts';
import { pageSlots } from './page-slots.ts';
import { totalOf } from './total-of.ts';

type Slot<Value> = Value | Placeholder;

const { deletedAt: _, ...listedColumns } = getTableColumns(products);

const orders = {
  newest: [desc(products.createdAt), desc(products.id)],
  oldest: [asc(products.createdAt), asc(products.id)],
  updated: [desc(products.updatedAt), desc(products.id)],
  title: [asc(sql`lower(${products.title})`), asc(products.id)],
} as const satisfies Record<ProductListQuery['sort'], readonly SQL[]>;

/** A page and how many there are in all, in one query. The page that nearly everybody sees is built once. */
export function createProductList(db: Orm): ProductStore['list'] {
  const { placeholder } = sql;
  const newest = madeOnce(() => {
    const wanted = and(eq(products.userId, placeholder('userId')), isNull(products.deletedAt));
    return pageOf(db, wanted, { sort: 'newest', ...pageSlots }).prepare('products_newest');
  });
  return async (userId, query) => {
    const { sort, keyword } = query;
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const wanted = and(
      eq(products.userId, userId),
      isNull(products.deletedAt),
      keyword ? mentions(keyword) : undefined,
    );
    const rows = await (sort === 'newest' && !keyword
      ? newest().execute({ userId, ...page })
      : pageOf(db, wanted, { sort, ...page }));
    const total = rows[0]?.total ?? (await totalOf(query, 0, () => db.$count(products, wanted)));
    return { list: rows.map(({ product }) => product), total };
  };
}

function pageOf(
  db: Orm,
  wanted: SQL | undefined,
  { sort, limit, offset }: { sort: ProductListQuery['sort']; limit: Slot<number>; offset: Slot<number> },
) {
  const counted = db
    .select({ total: sql`count(*)` })
    .from(products)
    .where(wanted);
  return db
    .select({ product: jsonRow(listedColumns), total: sql`${counted}`.mapWith(Number) })
    .from(products)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
}

function mentions(keyword: string): SQL | undefined {
  const pattern = containing(keyword);
  const { title, brand, description, url } = products;
  return or(...[title, brand, description, url].map((column) => ilike(column, pattern)));
}

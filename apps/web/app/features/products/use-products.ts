import type { Product, ProductListQuery } from '@adwright/contract/product/product.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../session/api.ts';

type Pages = { readonly list: readonly Product[]; readonly total: number };

export type Products = {
  readonly pages: Pages | null;
  readonly failed: boolean;
  readonly reload: () => void;
  readonly more: () => void;
  /** A product that was made or changed here. */
  readonly show: (product: Product) => void;
  /** Answers how to bring it back. */
  readonly remove: (product: Product) => Promise<() => void>;
};

const PAGE_SIZE = 24;

/** The person's products. Mount anew for another query. */
export function useProducts(query: Partial<Pick<ProductListQuery, 'keyword' | 'sort'>>): Products {
  const [pages, setPages] = useState<Pages | null>(null);
  const [failed, setFailed] = useState(false);
  const { keyword = '', sort = 'newest' } = query;
  const fetchPage = useCallback(
    (page: number) =>
      api.call('productList', { page, page_size: PAGE_SIZE, sort, ...(keyword && { keyword }) }, { quiet: true }),
    [keyword, sort],
  );
  const load = useCallback(
    (page: number) =>
      fetchPage(page).then(
        ({ list, total }) => {
          setPages((known) => ({ list: page === 1 ? list : joined(known?.list ?? [], list), total }));
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [fetchPage],
  );
  useEffect(() => void load(1), [load]);
  return {
    pages,
    failed,
    reload: () => void load(1),
    more: () => void load(Math.floor((pages?.list.length ?? 0) / PAGE_SIZE) + 1),
    show: (product) =>
      setPages((known) => {
        const list = known?.list ?? [];
        const old = list.some(({ id }) => id === product.id);
        if (old) return { list: list.map((one) => (one.id === product.id ? product : one)), total: known?.total ?? 1 };
        return { list: [product, ...list], total: (known?.total ?? 0) + 1 };
      }),
    remove: async ({ id }) => {
      await api.call('productDelete', { id });
      setPages((known) => known && { list: known.list.filter((one) => one.id !== id), total: known.total - 1 });
      return () =>
        void api.call('productRestore', { id }).then(
          () => load(1),
          () => {},
        );
    },
  };
}

function joined(list: readonly Product[], next: readonly Product[]): readonly Product[] {
  const ids = new Set(list.map(({ id }) => id));
  return [...list, ...next.filter(({ id }) => !ids.has(id))];
}

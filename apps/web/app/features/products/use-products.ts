import type { Product, ProductListQuery } from '@adwright/contract/product/product.ts';
import { type PagedList, withAdded, withChanged, without } from '../../server-cache/paged-list.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { type ShownList, usePagedList } from '../../server-cache/use-paged-list.ts';
import { api } from '../../session/api.ts';
import { rememberProduct } from './known-product.ts';

export type Products = ShownList<Product> & {
  /** A product that was made or changed here. */
  readonly show: (product: Product) => void;
  /** Answers how to bring it back. */
  readonly remove: (product: Product) => Promise<() => void>;
};

type ProductPages = PagedList<Product> | undefined;

const PAGE_SIZE = 24;

/** The person's products. */
export function useProducts({ keyword, sort }: Pick<ProductListQuery, 'sort'> & { keyword: string }): Products {
  const key = ['products', keyword, sort];
  const shown = usePagedList<Product>({
    key,
    pageSize: PAGE_SIZE,
    fetchPage: (page) =>
      api.call('productList', { page, page_size: PAGE_SIZE, sort, ...(keyword && { keyword }) }, { quiet: true }),
  });
  return {
    ...shown,
    show(product) {
      rememberProduct(product);
      if (shown.pages?.list.some(({ id }) => id === product.id)) {
        changeEverywhere((known) => withChanged(known, (one) => (one.id === product.id ? product : one)));
      } else serverCache.setQueryData(key, (known: ProductPages) => withAdded(known, product));
    },
    async remove({ id }) {
      await api.call('productDelete', { id });
      changeEverywhere((known) => without(known, id));
      // What follows has moved up: the next page would begin behind it.
      shown.reload();
      return () => void api.call('productRestore', { id }).then(shown.reload, () => {});
    },
  };
}

function changeEverywhere(change: (known: ProductPages) => ProductPages): void {
  serverCache.setQueriesData({ queryKey: ['products'] }, change);
}

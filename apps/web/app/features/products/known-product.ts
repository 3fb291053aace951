import type { Product } from '@adwright/contract/product/product.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

const atOnce = 100;
const keyOf = (id: string | null) => ['product', id];

/** Spares the section that opens with it the asking. */
export function rememberProduct(product: Product): void {
  serverCache.setQueryData(keyOf(product.id), product);
}

/** One of the person's newest products. `undefined` until it is known, null when it is none of them. */
export function useKnownProduct(id: string | null): Product | null | undefined {
  const { data, isError } = useQuery(
    { queryKey: keyOf(id), queryFn: id === null ? skipToken : () => findProduct(id), staleTime: Infinity },
    serverCache,
  );
  return isError ? null : data;
}

async function findProduct(wanted: string): Promise<Product | null> {
  const { list } = await api.call('productList', { page: 1, page_size: atOnce, sort: 'newest' }, { quiet: true });
  return list.find(({ id }) => id === wanted) ?? null;
}

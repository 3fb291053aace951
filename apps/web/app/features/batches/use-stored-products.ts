import type { Product } from '@adwright/contract/product/product.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

const pageSize = 100;
/** As many as a sheet has rows. */
const mostPages = 5;

const none: readonly Product[] = [];

/** The person's products, whose names the cells of a sheet may say. */
export function useStoredProducts(): readonly Product[] {
  const { data } = useQuery({ queryKey: ['stored-products'], queryFn: allProducts }, serverCache);
  return data ?? none;
}

async function allProducts(): Promise<readonly Product[]> {
  const found: Product[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { list, total } = await api.call(
      'productList',
      { page, page_size: pageSize, sort: 'title' },
      { quiet: true },
    );
    found.push(...list);
    if (found.length >= total || list.length === 0) break;
  }
  return found;
}

import type { Product, ProductListQuery } from '@adwright/contract/product/product.ts';
import type { FileLinks } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentProducts } from './present-product.ts';

type ProductPage = { list: Product[]; total: number; page: number; page_size: number };

export async function listProducts(
  deps: { readonly work: UnitOfWork; readonly links: FileLinks },
  { userId, query }: { userId: string; query: ProductListQuery },
): Promise<ProductPage> {
  const { list, total } = await deps.work.stores.products.list(userId, query);
  return {
    list: await presentProducts(deps, userId, list),
    total,
    page: query.page,
    page_size: query.page_size,
  };
}

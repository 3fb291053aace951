import type { Product } from '@adwright/contract/product/product.ts';
import { api } from '../../session/api.ts';

const atOnce = 100;
const remembered = new Map<string, Product>();

/** Spares the section that opens with it the asking. */
export function rememberProduct(product: Product): void {
  remembered.set(product.id, product);
}

/** One of the person's newest products; null when it is none of them. */
export async function knownProduct(id: string): Promise<Product | null> {
  const known = remembered.get(id);
  if (known !== undefined) return known;
  const { list } = await api.call('productList', { page: 1, page_size: atOnce, sort: 'newest' }, { quiet: true });
  return list.find((product) => product.id === id) ?? null;
}

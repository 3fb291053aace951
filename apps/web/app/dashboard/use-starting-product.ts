import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { adProductOf, noProduct } from '@adwright/tools/kit/form/plan/ad-product.ts';
import { useKnownProduct } from '../features/products/known-product.ts';
import type { DashboardAddress } from './dashboard-address.ts';
import { isAddress } from './start-offers.ts';

/** The product an address asks a tool to begin with. `undefined` until it is known, null when there is none. */
export function useStartingProduct({ product, productId }: DashboardAddress): AdProductInput | null | undefined {
  const known = useKnownProduct(productId);
  if (productId !== null) return known && adProductOf(known);
  if (product === null) return null;
  return { ...noProduct, title: product, url: isAddress(product) ? product : '' };
}

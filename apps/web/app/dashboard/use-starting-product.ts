import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { adProductOf, noProduct } from '@adwright/tools/kit/form/plan/ad-product.ts';
import { useEffect, useState } from 'react';
import { knownProduct } from '../features/products/known-product.ts';
import type { DashboardAddress } from './dashboard-address.ts';
import { isAddress } from './start-offers.ts';

/** The product an address asks a tool to begin with. `undefined` until it is known, null when there is none. */
export function useStartingProduct({ product, productId }: DashboardAddress): AdProductInput | null | undefined {
  const [known, setKnown] = useState<{ id: string; product: AdProductInput | null }>();
  useEffect(() => {
    if (productId === null) return undefined;
    let wanted = true;
    const show = (found: AdProductInput | null): void => {
      if (wanted) setKnown({ id: productId, product: found });
    };
    knownProduct(productId).then(
      (found) => show(found && adProductOf(found)),
      () => show(null),
    );
    return () => {
      wanted = false;
    };
  }, [productId]);
  if (productId !== null) return known?.id === productId ? known.product : undefined;
  if (product === null) return null;
  return { ...noProduct, title: product, url: isAddress(product) ? product : '' };
}

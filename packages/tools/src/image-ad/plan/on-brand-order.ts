import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';

/** The order as its brand has it; twice is the same as once. */
export function onBrandOrder(order: ImageAdWallInput): ImageAdWallInput {
  const { product, brand, copy } = order;
  if (!brand) return order;
  return {
    ...order,
    product: product && onBrandProduct(product, brand),
    copy: { ...copy, cta: copy.cta || brand.cta },
  };
}

/** Whose pictures the ads show: also those from free words have the brand's logo. */
export function picturedProduct({ product, brand }: ImageAdWallInput): AdProductInput | null {
  return product ?? (brand?.logo ? { ...noProduct, logo: brand.logo } : null);
}

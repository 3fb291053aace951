import type { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import type { ProductImageOutput } from '../contract.ts';

type Proof = Pick<ProductImageOutput['proof'], 'largest'> & { readonly cut: { readonly largest: number } | null };

/**
 * What the comparison says to whoever ordered the picture: that the product's pixels are its own, that they took the
 * place's light as was asked for, or that they changed although nobody asked.
 */
export function proofVerdict(
  order: Pick<ProductImageInput, 'match_light' | 'backdrops'> | undefined,
  { largest, cut }: Proof,
): 'unchanged' | 'matched' | 'changed' {
  // A cut-out that differs from its photo has nothing to do with any place's light.
  if (cut !== null && cut.largest > 0) return 'changed';
  if (largest === 0) return 'unchanged';
  const isAsked = order?.match_light && order.backdrops.some(({ kind }) => kind === 'place');
  return isAsked ? 'matched' : 'changed';
}

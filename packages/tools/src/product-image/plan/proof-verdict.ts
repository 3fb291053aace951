import type { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import type { ProductImageOutput } from '../contract.ts';

type Proof = Pick<ProductImageOutput['proof'], 'largest'> & { readonly cut: { readonly largest: number } | null };
type Made = Pick<ProductImageOutput, 'at_edge'> & { readonly proof: Proof };

/**
 * What the comparison says to whoever ordered the picture: that the product's pixels are its own, that they took the
 * place's light as was asked for, or that they changed although nobody asked. Null where it would claim too much: no
 * pixel changed, but some may never have been there.
 */
export function proofVerdict(
  order: Pick<ProductImageInput, 'match_light' | 'backdrops'> | undefined,
  { proof: { largest, cut }, at_edge }: Made,
): 'unchanged' | 'matched' | 'changed' | null {
  // A cut-out that differs from its photo has nothing to do with any place's light.
  if (cut !== null && cut.largest > 0) return 'changed';
  if (largest === 0) return at_edge ? null : 'unchanged';
  const isAsked = order?.match_light && order.backdrops.some(({ kind }) => kind === 'place');
  return isAsked ? 'matched' : 'changed';
}

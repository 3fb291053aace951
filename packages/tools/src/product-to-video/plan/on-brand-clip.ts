import type { ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';

/** The clip as its brand has it: the place in its main color, its call on the end. Twice is the same as once. */
export function onBrandClip<Clip extends ProductVideoInput>(clip: Clip): Clip {
  const { brand, color, cta } = clip;
  return brand ? { ...clip, color: color ?? brand.colors[0] ?? null, cta: cta || brand.cta } : clip;
}

import type { SampleProductId } from './products.ts';

/** `cutout` has a true alpha channel; `scene` stands on a paper sweep. Both are 800 × 1000. */
export type SampleShot = 'cutout' | 'scene';

export function samplePicture(id: SampleProductId, shot: SampleShot): URL {
  return new URL(`../pictures/${id}-${shot}.webp`, import.meta.url);
}

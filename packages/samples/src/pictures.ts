import type { SampleProductId } from './products.ts';

/** `cutout` has a true alpha channel; `scene` stands on a paper sweep. Both are 800 × 1000. */
export type SampleShot = 'cutout' | 'scene';

export const picturesFolder = new URL('../pictures/', import.meta.url);

export function samplePicture(id: SampleProductId, shot: SampleShot): URL {
  return new URL(`${id}-${shot}.webp`, picturesFolder);
}

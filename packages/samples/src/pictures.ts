import type { SampleProductId } from './products.ts';
import { turnFiles } from './views.ts';

/** `cutout` has a true alpha channel; `scene` stands on a paper sweep. Every product has both, in one size and framing. */
export type SampleShot = 'cutout' | 'scene';

export const picturesFolder = new URL('../pictures/', import.meta.url);

export function samplePicture(id: SampleProductId, shot: SampleShot): URL {
  return new URL(`${id}-${shot}.webp`, picturesFolder);
}

/** The same, as large as a tile in which one is chosen. */
export function smallSample(id: SampleProductId, shot: SampleShot): URL {
  return new URL(`small/${id}-${shot}.webp`, picturesFolder);
}

/** A full turn, cut out, in even steps from the front on; empty where it has not been taken. */
export function sampleTurn(id: SampleProductId): readonly URL[] {
  return turnFiles(id).map((file) => new URL(file, picturesFolder));
}

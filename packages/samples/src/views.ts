import type { SampleProductId } from './products.ts';
import list from './views.json' with { type: 'json' };

type Size = { readonly width: number; readonly height: number };

/** How many pictures a full turn has; the first is the front, and the product turns to the right. */
export const turnSteps = 24;

/** What there is of a product besides its cut-out and its scene, which every product has. */
export type SampleViews = {
  /** Of the cut-out and the scene. */
  readonly size: Size;
  /** Of each picture of the turn, framed as the cut-out is; null where it has not been taken. */
  readonly turn: Size | null;
};

const known = list as unknown as Readonly<Record<SampleProductId, SampleViews>>;

export function sampleViews(id: SampleProductId): SampleViews {
  return known[id];
}

/** The files of a full turn below the folder of the pictures, one after the other; none where it has not been taken. */
export function turnFiles(id: SampleProductId): readonly string[] {
  if (known[id].turn === null) return [];
  return Array.from({ length: turnSteps }, (_, step) => `turns/${id}-turn-${`${step}`.padStart(2, '0')}.webp`);
}

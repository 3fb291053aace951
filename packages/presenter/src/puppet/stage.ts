import type { Patch } from './patches.ts';
import { type Pixels, warp } from './warp.ts';
import { type CutOut, warpOver } from './warp-cut-out.ts';

/** Points of a picture and the triangles between them. */
export type Mesh = { readonly triangles: Uint16Array; readonly points: Float32Array };

/** What is moved: a photo that fills its frame, or somebody who was cut out of one. */
export type Figure = { readonly photo: Pixels } | { readonly cutOut: CutOut };

/** Where a figure is drawn in one shape after the other, before a ground that stays. */
export type Stage = {
  /** What is seen; some stages know no more of it than the patches. */
  readonly into: Pixels;
  /**
   * The figure with its points where they are now, one mesh over the other; the last is the finest. Of a photo, what has
   * not moved is the ground. On the patches something may be painted afterwards.
   */
  show(meshes: readonly Mesh[], to: Float32Array, patches: readonly Patch[]): void;
};

/** `scale` brings the points to the figure's pixels, which may be finer than the ground's. All stages give the same pixels. */
export type OpenStage = (figure: Figure, ground: Pixels, scale: number) => Stage;

/** Wherever JavaScript runs. */
export const openPlainStage: OpenStage = (figure, ground, scale) => {
  const { width, height } = ground;
  const into: Pixels = { width, height, data: new Uint8ClampedArray(ground.data.length) };
  return {
    into,
    show(meshes, to) {
      into.data.set(ground.data);
      for (const { triangles, points } of meshes)
        if ('photo' in figure) warp(figure.photo, into, triangles, points, to, scale);
        else warpOver(figure.cutOut, into, triangles, points, to, scale);
    },
  };
};

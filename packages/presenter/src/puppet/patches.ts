import type { FacePose } from '../speaking/perform.ts';
import { lids, lips } from './face-points.ts';
import { looksAside } from './look.ts';

/** A part of a face to which care is given: something is painted on it after the face has been moved. */
export type Patch = {
  readonly points: readonly number[];
  /** How far above and below its points it reaches, by their height. */
  readonly up: number;
  readonly down: number;
};

const eyes = lids.map(({ upper, lower, corners }) => [...upper, ...lower, ...corners]);
const mouth: Patch = { points: [...lips.upperInner, ...lips.lowerInner], up: 0, down: 0 };
/** Lids come down with the skin above them. */
const high = [...eyes.map((points) => ({ points, up: 1, down: 0.3 })), mouth];
const flat = [...eyes.map((points) => ({ points, up: 0.4, down: 0.3 })), mouth];
/** Brows that go up by more pull at skin that ends at the lids: it bends there more sharply than anywhere else. */
const bending = 0.1;

/** Where something is painted in a pose, and where skin bends sharply. Not everybody can shut their eyes. */
export function patchesOf(pose: FacePose, shuts: boolean): readonly Patch[] {
  if ((shuts && pose.blink > 0) || Math.abs(pose.brow) > bending) return high;
  return looksAside(pose) ? flat : [mouth];
}

/** To the sides, by the width; and all around, in pixels. */
const beside = 0.2;
const soft = 4;

/** In even numbers, as chroma is. */
export type PatchBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const even = (value: number, most: number): number => Math.min(most, Math.max(0, Math.floor(value / 2) * 2));

/** Where a patch is in a frame now; empty where it lies outside. */
export function boxOfPatch(
  { points: among, up, down }: Patch,
  points: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): PatchBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const i of among) {
    const [x, y] = [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const [aside, high] = [beside * (right - left) + soft, bottom - top];
  return {
    left: even(left - aside, width),
    top: even(top - up * high - soft, height),
    right: even(right + aside + 1, width),
    bottom: even(bottom + down * high + soft + 1, height),
  };
}

import type { Scheme } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Paint } from '../../../creative/paint.ts';
import type { Frame } from '../frame.ts';
import type { Kit } from '../kit.ts';

/** Where a set is built: around the spot on which the product stands. */
export type SetPlace = {
  readonly kit: Kit;
  /** Before every name in it: a film may come back to a set. */
  readonly id: string;
  readonly scheme: Scheme;
  readonly foot: { readonly x: number; readonly y: number };
  /** How much room the product has, across. */
  readonly width: number;
  /** Where the product's room begins: words stand above it. */
  readonly ceiling: number;
};

export type BuiltSet = {
  readonly ground: Paint;
  readonly back: readonly Layer[];
  /** Nearer than the product. */
  readonly front?: readonly Layer[];
};

/** A place with a floor and light that moves, for a product to stand in. Words stand on its wall. */
export type SetBuilder = (place: SetPlace) => BuiltSet;

/** The shorter side: what must not stretch with the frame is measured by it. */
export function unitOf({ width, height }: Frame): number {
  return Math.min(width, height);
}

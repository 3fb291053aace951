import type { PlateOrder } from '../plan/plates.ts';
import type { ViewShape } from '../plan/set.ts';

/** A picture as it came and, where it had a ground, without it; and the turn that begins with it, if any. Encoded. */
export type EncodedView = {
  readonly cutout: Uint8Array;
  readonly photo: Uint8Array | null;
  readonly turn?: readonly Uint8Array[];
};

/** What the painting thread is told. */
export type PlateTask = {
  readonly order: PlateOrder;
  readonly views: readonly EncodedView[];
  readonly frames: readonly { readonly ratio: string; readonly width: number; readonly height: number }[];
};

/** What it answers: the views' shapes first, then one plate after the other. */
export type PlatePart =
  | { readonly nothing: true }
  | { readonly shapes: readonly ViewShape[] }
  | { readonly ratio: string; readonly name: string; readonly body: Uint8Array };

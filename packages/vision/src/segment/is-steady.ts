import type { Segment } from './sam2.ts';

/** In logits, to either side of where the outline is drawn. */
const offset = 1;
const steady = 0.8;

/**
 * Whether the outline stays where it is when the network is believed a little less or a little more. What it only
 * guesses at (spectacles, of which it saw the rims) comes out as a haze.
 */
export function isSteady({ logits }: Pick<Segment, 'logits'>): boolean {
  let [inner, outer] = [0, 0];
  for (const value of logits) {
    if (value > offset) inner += 1;
    if (value > -offset) outer += 1;
  }
  return outer > 0 && inner >= outer * steady;
}

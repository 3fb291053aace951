import type { Plane } from '../cut-out/guided-filter.ts';
import type { Fit } from '../picture/decode.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { answerSide, type Segment } from './sam2.ts';

/** Two logits on each side of the edge are its soft skirt. */
const steepness = 0.25;

export function segmentPlane({ logits }: Segment, { width, height }: Fit): Plane {
  const large = resizePlane({ width: answerSide, height: answerSide, data: logits }, width, height);
  const data = large.data.map((value) => Math.min(1, Math.max(0, 0.5 + value * steepness)));
  return { width, height, data };
}

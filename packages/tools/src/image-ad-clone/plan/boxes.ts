import type { Box } from '@adwright/domain/engines/pictures.ts';
import { areaOf, overlapOf } from '@adwright/vision/pure/boxes.ts';

export type Rect = Box;

/** What two boxes have in common, by what they cover together: 1 for the same box. */
export function agreementOf(a: Rect, b: Rect): number {
  const both = overlapOf(a, b);
  return both / Math.max(1e-6, areaOf(a) + areaOf(b) - both);
}

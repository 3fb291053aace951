import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Plane } from '../cut-out/guided-filter.ts';
import { boundingBox } from '../cut-out/subject-box.ts';

/** How sure the network is, how much of what stands out it holds, and how far it may reach beyond, as a share. */
const believed = { score: 0.95, holds: 0.9, beyond: 0.06 };

/**
 * Of a white jar on white only the lid and the letters stand out. An outline that holds them all and ends where they
 * end is the jar, although most of it was never seen.
 */
export function isWholeOf(seen: Plane, asked: Box, { outline, score }: { outline: Plane; score: number }): boolean {
  const reach = boundingBox(outline, 0.5);
  if (reach === null || score < believed.score) return false;
  let [standing, held] = [0, 0];
  for (let i = 0; i < seen.data.length; i += 1) {
    if ((seen.data[i] ?? 0) <= 0.5) continue;
    standing += 1;
    if ((outline.data[i] ?? 0) > 0.5) held += 1;
  }
  const slack = believed.beyond * Math.max(asked.width, asked.height);
  return (
    held >= standing * believed.holds &&
    reach.x >= asked.x - slack &&
    reach.y >= asked.y - slack &&
    reach.x + reach.width <= asked.x + asked.width + slack &&
    reach.y + reach.height <= asked.y + asked.height + slack
  );
}

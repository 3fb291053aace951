import type { Plane } from '../cut-out/guided-filter.ts';
import { boundingBox } from '../cut-out/subject-box.ts';
import { answerSide } from './sam2.ts';

/** In squares of the network's answer. */
const thin = 10;
/** The part that it would look at, in sides of what is found. */
const around = 1.3;

/**
 * Cables and chains are thin all over: the network's answer has hardly finer squares than what stands out was found
 * on, and it loses what hangs on the end of a line.
 */
export function isThin(seen: Plane): boolean {
  const { data, width, height } = seen;
  const box = boundingBox(seen, 0.5);
  if (!box) return false;
  const side = around * Math.max(box.width, box.height);
  let [area, edge] = [0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      if ((data[i] ?? 0) <= 0.5) continue;
      area += 1;
      if ([i - 1, i + 1, i - width, i + width].some((j) => (data[j] ?? 0) <= 0.5)) edge += 1;
    }
  }
  return edge > 0 && (2 * area) / edge < (thin * side) / answerSide;
}

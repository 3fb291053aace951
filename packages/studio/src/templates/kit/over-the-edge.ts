import type { Rect } from '../../layout/display-list.ts';
import type { Kit } from './kit.ts';

/**
 * A product broader than high would be small in a narrow column: there it runs over the frame's edge, a very long one
 * at the end only, so that its beginning is seen. Any other product keeps its region.
 */
export function overTheEdge({ frame, product }: Kit, region: Rect): Rect {
  const { width: w = 1, height: h = 1, cutout } = product?.asset ?? {};
  const ratio = w / h;
  if (frame.shape !== 'tower' || !cutout || ratio < 0.9) return region;
  const long = ratio > 1.4;
  const width = Math.min(frame.width * (long ? 1.62 : 1.26), region.height * ratio);
  if (width <= region.width) return region;
  return { ...region, x: long ? frame.margin * 0.8 : (frame.width - width) / 2, width };
}

import type { Rect } from '../../layout/display-list.ts';
import type { AdImage } from '../../template-input.ts';

/** The middle of what is seen of a length, so that a part of it stays whole; where that does not fit, the part's own. */
function holding(part: { readonly from: number; readonly length: number }, seen: number, wished: number): number {
  const middle = part.from + part.length / 2;
  const slack = Math.max(0, (seen - part.length) / 2);
  const open = Math.min(1 - seen / 2, Math.max(seen / 2, wished));
  return Math.min(middle + slack, Math.max(middle - slack, open));
}

/** About which point a photograph is cropped that fills a box: as wished, as far as what it is known to show stays whole. */
export function focusHolding({ asset }: AdImage, box: Rect, wished = { x: 0.5, y: 0.5 }): { x: number; y: number } {
  const { width = 4, height = 5, subject } = asset;
  if (!subject) return wished;
  const scale = Math.max(box.width / width, box.height / height);
  const across = { from: subject.x, length: subject.width };
  const down = { from: subject.y, length: subject.height };
  const point = {
    x: holding(across, box.width / scale / width, wished.x),
    y: holding(down, box.height / scale / height, wished.y),
  };
  return { x: Math.min(1, Math.max(0, point.x)), y: Math.min(1, Math.max(0, point.y)) };
}

import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Plane } from './guided-filter.ts';

/** The smallest box around everything above the threshold; null when there is nothing. */
export function boundingBox(
  plane: { width: number; height: number; data: ArrayLike<number> },
  above: number,
): Box | null {
  let [left, top, right, bottom] = [plane.width, plane.height, -1, -1];
  for (let y = 0; y < plane.height; y += 1) {
    for (let x = 0; x < plane.width; x += 1) {
      if ((plane.data[y * plane.width + x] ?? 0) <= above) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * The part of the picture worth a second, closer look, in pixels of the picture; null when the subject fills most of
 * the picture already or there is none. Faint parts count, since a closer look may find them.
 */
export function closerLook(saliency: Plane, width: number, height: number): Box | null {
  const found = boundingBox(saliency, 0.1);
  if (!found) return null;
  const [scaleX, scaleY] = [width / saliency.width, height / saliency.height];
  const margin = 0.12 * Math.max(found.width * scaleX, found.height * scaleY);
  const left = Math.max(0, Math.floor(found.x * scaleX - margin));
  const top = Math.max(0, Math.floor(found.y * scaleY - margin));
  const right = Math.min(width, Math.ceil((found.x + found.width) * scaleX + margin));
  const bottom = Math.min(height, Math.ceil((found.y + found.height) * scaleY + margin));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width * box.height < 0.7 * width * height ? box : null;
}

/** How much two looks at the same picture found the same thing: 1 when they did, 0 when they have nothing in common. */
export function agreement(one: Plane, other: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.data.length; i += 1) {
    const [first, second] = [(one.data[i] ?? 0) > 0.5, (other.data[i] ?? 0) > 0.5];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return either === 0 ? 1 : both / either;
}

/** What is to be closed in a picture, as one byte a pixel: 255 where it is, else 0. Pure. */
import type { Box } from '@adwright/domain/engines/pictures.ts';

/** Three bytes a pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };
type Size = Pick<Pixels, 'width' | 'height'>;

export function boxHole({ width, height }: Size, boxes: readonly Box[]): Uint8Array {
  const hole = new Uint8Array(width * height);
  for (const box of boxes) {
    const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, Math.ceil(box.y + box.height)); y += 1)
      if (right > left) hole.fill(255, y * width + left, y * width + right);
  }
  return hole;
}

/** A soft shape with its faint rim and the shadow below it; `side` is the thing's own. */
export function grownHole(shape: Uint8Array, { width, height }: Size, side: number): Uint8Array {
  const reach = Math.max(3, Math.round(0.045 * side));
  const below = Math.round(0.1 * side);
  const across = spread(shape, width, height, 1, reach, reach);
  return spread(across, width, height, width, reach + below, reach);
}

/** Each pixel becomes solid when one within reach along the way is: `before` pixels back, `after` ahead. */
function spread(from: Uint8Array, width: number, height: number, stride: number, before: number, after: number) {
  const made = new Uint8Array(from.length);
  const [lines, length] = stride === 1 ? [height, width] : [width, height];
  for (let line = 0; line < lines; line += 1) {
    const start = stride === 1 ? line * width : line;
    let last = -Infinity;
    for (let i = 0; i < length + after; i += 1) {
      if (i < length && (from[start + i * stride] ?? 0) > 24) last = i;
      const at = i - after;
      if (at >= 0 && at < length && last >= at - before) made[start + at * stride] = 255;
    }
  }
  return made;
}

/** Steps between neighbours along the rim of a box: hardly any on a drawn ground, many on leaves or stones. */
export function isBusyAround({ width, height, data }: Pixels, box: Box): boolean {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width - 1, Math.ceil(box.x + box.width));
  const bottom = Math.min(height - 1, Math.ceil(box.y + box.height));
  let [steps, looked] = [0, 0];
  const step = (a: number, b: number): void => {
    const by = Math.max(...[0, 1, 2].map((c) => Math.abs((data[a * 3 + c] ?? 0) - (data[b * 3 + c] ?? 0))));
    steps += Math.min(40, by);
    looked += 1;
  };
  for (const y of [top, bottom]) for (let x = left + 4; x <= right; x += 4) step(y * width + x, y * width + x - 4);
  for (const x of [left, right]) for (let y = top + 4; y <= bottom; y += 4) step(y * width + x, (y - 4) * width + x);
  return looked > 0 && steps / looked > 5;
}

import type { Box } from '@adwright/domain/engines/pictures.ts';

type Chances = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** A pixel this likely belongs to letters; a patch of them, this likely on the whole, is a line. */
const [likely, believed] = [0.3, 0.5];
const least = { pixels: 12, side: 3 };
/** The network marks the kernel of a line, which is smaller than the line by a share of its area and outline. */
const grown = 1.6;

/** The lines in a map of how likely each pixel belongs to one, from top to bottom. */
export function boxesOf({ width, height, data }: Chances): Box[] {
  const seen = new Uint8Array(width * height);
  const boxes: Box[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 0) < likely) continue;
    const patch = patchAt(start, { width, height, data }, seen);
    const [w, h] = [patch.right - patch.left + 1, patch.bottom - patch.top + 1];
    if (patch.pixels < least.pixels || Math.min(w, h) < least.side || patch.sum / patch.pixels < believed) continue;
    const by = (w * h * grown) / (2 * (w + h));
    const [x, y] = [Math.max(0, patch.left - by), Math.max(0, patch.top - by)];
    const [right, bottom] = [Math.min(width, patch.right + 1 + by), Math.min(height, patch.bottom + 1 + by)];
    boxes.push({ x, y, width: right - x, height: bottom - y });
  }
  return boxes.toSorted(inReadingOrder);
}

/** Lines that stand beside each other from left to right, the others from top to bottom. */
function inReadingOrder(a: Box, b: Box): number {
  const together = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return together > 0.6 * Math.min(a.height, b.height) ? a.x - b.x : a.y - b.y;
}

function patchAt(start: number, { width, height, data }: Chances, seen: Uint8Array) {
  const patch = { left: width, right: 0, top: height, bottom: 0, pixels: 0, sum: 0 };
  const waiting = [start];
  seen[start] = 1;
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    patch.left = Math.min(patch.left, x);
    patch.right = Math.max(patch.right, x);
    patch.top = Math.min(patch.top, y);
    patch.bottom = Math.max(patch.bottom, y);
    patch.pixels += 1;
    patch.sum += data[pixel] ?? 0;
    const beside = [
      x > 0 ? pixel - 1 : -1,
      x < width - 1 ? pixel + 1 : -1,
      y > 0 ? pixel - width : -1,
      y < height - 1 ? pixel + width : -1,
    ];
    for (const next of beside) {
      if (next < 0 || seen[next] || (data[next] ?? 0) < likely) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return patch;
}

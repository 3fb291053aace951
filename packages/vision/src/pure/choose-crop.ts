/** Where to cut a picture so that what matters stays in it. */
import type { Box } from '@adwright/domain/engines/pictures.ts';

export type Interest = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** How much a look is drawn to each pixel: edges and strong colours, a little more towards the middle. */
export function interestOf(rgb: Uint8Array, width: number, height: number): Interest {
  const data = new Float32Array(width * height);
  const light = (x: number, y: number): number => {
    const i = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3;
    return ((rgb[i] ?? 0) * 0.3 + (rgb[i + 1] ?? 0) * 0.59 + (rgb[i + 2] ?? 0) * 0.11) / 255;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const edge = Math.abs(light(x + 1, y) - light(x - 1, y)) + Math.abs(light(x, y + 1) - light(x, y - 1));
      const i = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = rgb.subarray(i, i + 3);
      const strongest = Math.max(r, g, b);
      const saturation = strongest === 0 ? 0 : (strongest - Math.min(r, g, b)) / 255;
      const off = Math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5);
      data[y * width + x] = (edge + 0.3 * saturation) * (1.2 - off);
    }
  }
  return { width, height, data };
}

/** A face counts for more than anything that is not one. */
export function addFaces(interest: Interest, faces: readonly Box[]): void {
  const total = interest.data.reduce((sum, value) => sum + value, 0) + 1e-6;
  for (const face of faces) {
    const [left, right] = [Math.max(0, Math.floor(face.x)), Math.min(interest.width, Math.ceil(face.x + face.width))];
    const [top, bottom] = [Math.max(0, Math.floor(face.y)), Math.min(interest.height, Math.ceil(face.y + face.height))];
    const share = (2 * total) / faces.length / Math.max(1, (right - left) * (bottom - top));
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        interest.data[y * interest.width + x] = (interest.data[y * interest.width + x] ?? 0) + share;
  }
}

/**
 * The largest box of that shape, moved to where it holds the most interest; of equally good places the most central
 * one, so that a plain picture is cut in the middle. `scale` brings the result to the pixels of the picture.
 */
export function chooseCrop(
  interest: Interest,
  shape: { width: number; height: number },
  picture: { width: number; height: number },
): Box {
  const ratio = shape.width / shape.height;
  const fullWidth = Math.min(picture.width, picture.height * ratio);
  const [width, height] = [Math.max(1, Math.round(fullWidth)), Math.max(1, Math.round(fullWidth / ratio))];
  const horizontal = width < picture.width;
  const sums = lineSums(interest, horizontal);
  const length = horizontal ? picture.width : picture.height;
  const window = horizontal ? width : Math.min(height, picture.height);
  const start = bestStart(sums, (window * sums.length) / length);
  const offset = Math.min(length - window, Math.max(0, Math.round((start * length) / sums.length)));
  return { x: horizontal ? offset : 0, y: horizontal ? 0 : offset, width, height: Math.min(height, picture.height) };
}

function lineSums(interest: Interest, byColumn: boolean): Float64Array {
  const sums = new Float64Array(byColumn ? interest.width : interest.height);
  for (const [i, value] of interest.data.entries()) {
    const line = byColumn ? i % interest.width : Math.floor(i / interest.width);
    sums[line] = (sums[line] ?? 0) + value;
  }
  return sums;
}

function bestStart(sums: Float64Array, window: number): number {
  const size = Math.max(1, Math.round(window));
  const middle = (sums.length - size) / 2;
  let [best, bestValue] = [middle, -Infinity];
  for (let start = 0; start + size <= sums.length; start += 1) {
    let value = 0;
    for (let i = start; i < start + size; i += 1) value += sums[i] ?? 0;
    const better = value > bestValue * (1 + 1e-6) + 1e-9;
    const closer =
      Math.abs(value - bestValue) <= 1e-6 * Math.abs(bestValue) + 1e-9 &&
      Math.abs(start - middle) < Math.abs(best - middle);
    if (better || closer) [best, bestValue] = [start, value];
  }
  return best;
}

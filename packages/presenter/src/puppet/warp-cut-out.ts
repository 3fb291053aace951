import { type DrawRow, down, drawRow, drawTriangle, type Pixels, wordsOf } from './warp.ts';

/** Somebody who was cut out: colours times alpha, and where each row of them begins and ends, if there is any of them. */
export type CutOut = {
  readonly pixels: Pixels;
  readonly first: Int32Array;
  readonly last: Int32Array;
};

/** Colours times alpha: so they can be mixed without the colour of what is not there. */
export function readCutOut({ width, height, data }: Pixels): CutOut {
  const made = new Uint8ClampedArray(data.length);
  const [first, last] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)];
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 4) {
      const alpha = data[i + 3] as number;
      if (alpha === 0) continue;
      // Most of a person is whole.
      for (let k = i; k < i + 3; k += 1)
        made[k] = alpha === 255 ? (data[k] as number) : ((data[k] as number) * alpha) / 255;
      made[i + 3] = alpha;
      if (x < (first[y] as number)) first[y] = x;
      last[y] = x;
    }
  return { pixels: { width, height, data: made }, first, last };
}

/** As `warp` does, over what is there already. */
export function warpOver(
  cutOut: CutOut,
  into: Pixels,
  triangles: Uint16Array,
  from: Float32Array,
  to: Float32Array,
  scale: number,
): void {
  const [data, out] = [wordsOf(cutOut.pixels.data), wordsOf(into.data)];
  const row: DrawRow = (at, count, x, y, acrossX, acrossY) =>
    drawRowOver(data, cutOut, out, at, count, x, y, acrossX, acrossY);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [(triangles[t] ?? 0) * 2, (triangles[t + 1] ?? 0) * 2, (triangles[t + 2] ?? 0) * 2];
    drawTriangle(into, from, to, a, b, c, scale, row);
  }
}

/** Most of a frame is empty of them: steps that would find nothing are not taken. */
function drawRowOver(
  data: Uint32Array,
  { pixels, first, last }: CutOut,
  out: Uint32Array,
  to: number,
  count: number,
  x: number,
  y: number,
  acrossX: number,
  acrossY: number,
): void {
  const { width, height } = pixels;
  // Of short rows there are too many.
  if (acrossX <= 0 || count <= 32) {
    drawRow(data, pixels, out, to, to + count, x, y, acrossX, acrossY, down);
    return;
  }
  const mostY = ((height - 1) << 16) - 1;
  const otherEnd = y + acrossY * (count - 1);
  const top = Math.min(mostY, Math.max(0, Math.min(y, otherEnd))) >> 16;
  const bottom = (Math.min(mostY, Math.max(0, Math.max(y, otherEnd))) >> 16) + 1;
  let left = width;
  let right = -1;
  for (let line = top; line <= bottom; line += 1) {
    if ((first[line] as number) < left) left = first[line] as number;
    if ((last[line] as number) > right) right = last[line] as number;
  }
  if (right < 0) return;
  // Each sample is of a column and the one after it, and past the border of the last two.
  const most = right < width - 2 ? Math.ceil((((right + 1) << 16) - x) / acrossX) : count;
  const empty = left < 2 ? 0 : Math.max(0, Math.ceil((((left - 1) << 16) - x) / acrossX));
  const end = to + Math.min(count, most);
  drawRow(data, pixels, out, to + empty, end, x + empty * acrossX, y + empty * acrossY, acrossX, acrossY, down);
}

import { type DrawRow, drawTriangle, type Pixels } from './warp.ts';

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
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0) continue;
    for (let k = 0; k < 3; k += 1) made[i + k] = ((data[i + k] ?? 0) * alpha) / 255;
    made[i + 3] = alpha;
    const y = Math.floor(i / 4 / width);
    const x = i / 4 - y * width;
    if (x < (first[y] ?? 0)) first[y] = x;
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
  const { pixels } = cutOut;
  const [data, out] = [wordsOf(pixels.data), wordsOf(into.data)];
  const row: DrawRow = (_, __, at, count, x, y, stepX, stepY) =>
    drawRowOver(data, cutOut, out, at >> 2, count, x, y, stepX, stepY);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [(triangles[t] ?? 0) * 2, (triangles[t + 1] ?? 0) * 2, (triangles[t + 2] ?? 0) * 2];
    drawTriangle(pixels, into, from, to, a, b, c, scale, row);
  }
}

/** Of a pixel read as one number: red and blue, or green and alpha. */
const pair = 0x00ff00ff;

/** A row of samples over what is there, two channels at once. Past the border the last pixel goes on: nobody floats who stands on the lower edge. */
function drawRowOver(
  data: Uint32Array,
  { pixels: { width, height }, first, last }: CutOut,
  out: Uint32Array,
  to: number,
  count: number,
  fromX: number,
  fromY: number,
  stepX: number,
  stepY: number,
): void {
  // In 65536ths of a pixel, so that a step is one addition of whole numbers.
  const mostX = ((width - 1) << 16) - 1;
  const mostY = ((height - 1) << 16) - 1;
  const acrossX = Math.round(stepX * 65_536) | 0;
  const acrossY = Math.round(stepY * 65_536) | 0;
  let x = Math.round(fromX * 65_536) | 0;
  let y = Math.round(fromY * 65_536) | 0;
  let at = to;
  let end = to + count;
  // Most of a frame is empty of them: steps that would find nothing are not taken. Of short rows there are too many.
  if (acrossX > 0 && count > 32) {
    const oneEnd = y;
    const otherEnd = y + acrossY * (count - 1);
    const top = Math.min(mostY, Math.max(0, Math.min(oneEnd, otherEnd))) >> 16;
    const bottom = (Math.min(mostY, Math.max(0, Math.max(oneEnd, otherEnd))) >> 16) + 1;
    let left = width;
    let right = -1;
    for (let line = top; line <= bottom; line += 1) {
      if ((first[line] as number) < left) left = first[line] as number;
      if ((last[line] as number) > right) right = last[line] as number;
    }
    if (right < 0) return;
    // Each sample is of a column and the one after it, and past the border of the last two.
    if (right < width - 2) end = Math.min(end, to + Math.ceil((((right + 1) << 16) - x) / acrossX));
    const empty = left < 2 ? 0 : Math.max(0, Math.ceil((((left - 1) << 16) - x) / acrossX));
    at += empty;
    x += empty * acrossX;
    y += empty * acrossY;
  }
  for (; at < end; at += 1, x = (x + acrossX) | 0, y = (y + acrossY) | 0) {
    const px = x < 0 ? 0 : x > mostX ? mostX : x;
    const py = y < 0 ? 0 : y > mostY ? mostY : y;
    const i = Math.imul(py >> 16, width) + (px >> 16);
    const a = data[i] as number;
    const b = data[i + 1] as number;
    const c = data[i + width] as number;
    const d = data[i + width + 1] as number;
    if ((a | b | c | d) === 0) continue;
    const fx = (px >> 8) & 255;
    const fy = (py >> 8) & 255;
    const s = (fx * fy) >> 8;
    const q = fx - s;
    const r = fy - s;
    const p = 256 - fx - fy + s;
    const redBlue =
      ((Math.imul(a & pair, p) + Math.imul(b & pair, q) + Math.imul(c & pair, r) + Math.imul(d & pair, s)) >>> 8) &
      pair;
    const greenAlpha =
      ((Math.imul((a >>> 8) & pair, p) +
        Math.imul((b >>> 8) & pair, q) +
        Math.imul((c >>> 8) & pair, r) +
        Math.imul((d >>> 8) & pair, s)) >>>
        8) &
      pair;
    const alpha = greenAlpha >>> 16;
    // Of 256: how much of what was there is seen through it.
    const through = 256 - alpha - (alpha >> 7);
    const under = through === 0 ? 0 : (out[at] as number);
    const mixed = redBlue + ((Math.imul(under & pair, through) >>> 8) & pair);
    const rest = greenAlpha + ((Math.imul((under >>> 8) & pair, through) >>> 8) & pair);
    out[at] = (mixed & pair) | ((rest & 0xff) << 8) | 0xff000000;
  }
}

/** The same memory, a pixel at a time. */
function wordsOf({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length >> 2);
}

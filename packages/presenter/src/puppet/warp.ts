/** Pixels as canvases have them: rows of red, green, blue and alpha. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/**
 * Draws triangles of one picture at other places of another, softly sampled. `scale` brings the points to the source's
 * pixels, which may be finer than those drawn.
 */
export function warp(
  source: Pixels,
  into: Pixels,
  triangles: Uint16Array,
  from: Float32Array,
  to: Float32Array,
  scale: number,
): void {
  const [data, out] = [wordsOf(source.data), wordsOf(into.data)];
  const row: DrawRow = (at, count, x, y, acrossX, acrossY) =>
    drawRow(data, source, out, at, at + count, x, y, acrossX, acrossY, nearest);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [(triangles[t] ?? 0) * 2, (triangles[t + 1] ?? 0) * 2, (triangles[t + 2] ?? 0) * 2];
    if (isStill(from, to, a) && isStill(from, to, b) && isStill(from, to, c)) continue;
    drawTriangle(into, from, to, a, b, c, scale, row);
  }
}

/** Of two channels at once, before they are divided by 256: to the nearest whole number, or down. */
const nearest = 0x00800080;
export const down = 0;

/** So many pixels from `at` on; where the first is sampled and how far the next one is, in 65536ths of a pixel. */
export type DrawRow = (at: number, count: number, x: number, y: number, acrossX: number, acrossY: number) => void;

function isStill(from: Float32Array, to: Float32Array, i: number): boolean {
  return from[i] === to[i] && from[i + 1] === to[i + 1];
}

/** Row by row, from edge to edge. Called a hundred thousand times a second: nothing is allocated here. */
export function drawTriangle(
  into: Pixels,
  from: Float32Array,
  to: Float32Array,
  a: number,
  b: number,
  c: number,
  scale: number,
  row: DrawRow,
): void {
  const ax = to[a] as number;
  const ay = to[a + 1] as number;
  const bx = to[b] as number;
  const by = to[b + 1] as number;
  const cx = to[c] as number;
  const cy = to[c + 1] as number;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-4) return;
  const sax = from[a] as number;
  const say = from[a + 1] as number;
  const sbx = (from[b] as number) - sax;
  const sby = (from[b + 1] as number) - say;
  const scx = (from[c] as number) - sax;
  const scy = (from[c + 1] as number) - say;
  // What has turned inside out is behind something else: a shut eye, a shut mouth.
  if (area * (sbx * scy - scx * sby) < 0) return;
  // How the source moves with a step to the right (x) or down (y).
  const xx = ((sbx * (cy - ay) - scx * (by - ay)) / area) * scale;
  const xy = ((scx * (bx - ax) - sbx * (cx - ax)) / area) * scale;
  const yx = ((sby * (cy - ay) - scy * (by - ay)) / area) * scale;
  const yy = ((scy * (bx - ax) - sby * (cx - ax)) / area) * scale;
  // Along the sides; of those that lie level none is asked for.
  const slopeA = (bx - ax) / (by - ay);
  const slopeB = (cx - bx) / (cy - by);
  const slopeC = (ax - cx) / (ay - cy);
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(into.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = top; y <= bottom; y += 1) {
    const middle = y + 0.5;
    let left = Infinity;
    let right = -Infinity;
    for (let side = 0; side < 3; side += 1) {
      const x0 = side === 0 ? ax : side === 1 ? bx : cx;
      const y0 = side === 0 ? ay : side === 1 ? by : cy;
      const y1 = side === 0 ? by : side === 1 ? cy : ay;
      if ((y0 > middle && y1 > middle) || (y0 < middle && y1 < middle) || y0 === y1) continue;
      const x = x0 + (middle - y0) * (side === 0 ? slopeA : side === 1 ? slopeB : slopeC);
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const first = Math.max(0, Math.ceil(left - 0.5001));
    const last = Math.min(into.width - 1, Math.floor(right - 0.4999));
    if (first > last) continue;
    const sx = sax * scale + (first + 0.5 - ax) * xx + (middle - ay) * xy - 0.5;
    const sy = say * scale + (first + 0.5 - ax) * yx + (middle - ay) * yy - 0.5;
    row(y * into.width + first, last - first + 1, fixed(sx), fixed(sy), fixed(xx), fixed(yx));
  }
}

/** In 65536ths, so that a step is one addition of whole numbers. */
function fixed(value: number): number {
  return Math.round(value * 65_536) | 0;
}

/** The same memory, a pixel at a time. */
export function wordsOf({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length >> 2);
}

/** Of a pixel read as one number: red and blue, or green and alpha. */
const pair = 0x00ff00ff;

/**
 * A row of samples over what is there, two channels at once; colours are times alpha. Past the border the last pixel
 * goes on: nobody floats who stands on the lower edge. The renderer's kernel gives the same pixels.
 */
export function drawRow(
  data: Uint32Array,
  { width, height }: Pixels,
  out: Uint32Array,
  from: number,
  end: number,
  fromX: number,
  fromY: number,
  acrossX: number,
  acrossY: number,
  half: number,
): void {
  const mostX = ((width - 1) << 16) - 1;
  const mostY = ((height - 1) << 16) - 1;
  for (let at = from, x = fromX, y = fromY; at < end; at += 1, x = (x + acrossX) | 0, y = (y + acrossY) | 0) {
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
      ((Math.imul(a & pair, p) + Math.imul(b & pair, q) + Math.imul(c & pair, r) + Math.imul(d & pair, s) + half) >>>
        8) &
      pair;
    const greenAlpha =
      ((Math.imul((a >>> 8) & pair, p) +
        Math.imul((b >>> 8) & pair, q) +
        Math.imul((c >>> 8) & pair, r) +
        Math.imul((d >>> 8) & pair, s) +
        half) >>>
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

/** Between four pixels; past the border the last one goes on. Called for every pixel: nothing is allocated here. */
export function sample(source: Pixels, x: number, y: number, into: Uint8ClampedArray, at: number): void {
  const { width, height, data } = source;
  const px = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const py = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = px | 0;
  const top = py | 0;
  const fx = px - left;
  const fy = py - top;
  const i = (top * width + left) * 4;
  const j = left + 1 < width ? i + 4 : i;
  const below = top + 1 < height ? width * 4 : 0;
  const p = (1 - fx) * (1 - fy);
  const q = fx * (1 - fy);
  const r = (1 - fx) * fy;
  const s = fx * fy;
  for (let k = 0; k < 3; k += 1)
    into[at + k] =
      (data[i + k] as number) * p +
      (data[j + k] as number) * q +
      (data[i + below + k] as number) * r +
      (data[j + below + k] as number) * s;
  into[at + 3] = 255;
}

type Part = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A part of a picture by itself, for those who read there what they write over. */
export function copyOf({ width: row, data }: Pixels, { left, top, width, height }: Part): Pixels {
  const copy = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * row + left) * 4;
    copy.set(data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data: copy };
}

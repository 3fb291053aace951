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
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [(triangles[t] ?? 0) * 2, (triangles[t + 1] ?? 0) * 2, (triangles[t + 2] ?? 0) * 2];
    if (isStill(from, to, a) && isStill(from, to, b) && isStill(from, to, c)) continue;
    drawTriangle(source, into, from, to, a, b, c, scale, drawRow);
  }
}

export type DrawRow = (
  source: Pixels,
  into: Uint8ClampedArray,
  to: number,
  count: number,
  fromX: number,
  fromY: number,
  stepX: number,
  stepY: number,
) => void;

function isStill(from: Float32Array, to: Float32Array, i: number): boolean {
  return from[i] === to[i] && from[i + 1] === to[i + 1];
}

/** Row by row, from edge to edge. Called a hundred thousand times a second: nothing is allocated here. */
export function drawTriangle(
  source: Pixels,
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
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(into.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = top; y <= bottom; y += 1) {
    const middle = y + 0.5;
    let left = Infinity;
    let right = -Infinity;
    for (let side = 0; side < 3; side += 1) {
      const x0 = side === 0 ? ax : side === 1 ? bx : cx;
      const y0 = side === 0 ? ay : side === 1 ? by : cy;
      const x1 = side === 0 ? bx : side === 1 ? cx : ax;
      const y1 = side === 0 ? by : side === 1 ? cy : ay;
      if ((y0 > middle && y1 > middle) || (y0 < middle && y1 < middle) || y0 === y1) continue;
      const x = x0 + ((middle - y0) * (x1 - x0)) / (y1 - y0);
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const first = Math.max(0, Math.ceil(left - 0.5001));
    const last = Math.min(into.width - 1, Math.floor(right - 0.4999));
    if (first > last) continue;
    const sx = sax * scale + (first + 0.5 - ax) * xx + (middle - ay) * xy - 0.5;
    const sy = say * scale + (first + 0.5 - ax) * yx + (middle - ay) * yy - 0.5;
    row(source, into.data, (y * into.width + first) * 4, last - first + 1, sx, sy, xx, yx);
  }
}

/** A row of samples along a line of the source, in 256ths of a pixel. */
function drawRow(
  source: Pixels,
  into: Uint8ClampedArray,
  to: number,
  count: number,
  fromX: number,
  fromY: number,
  stepX: number,
  stepY: number,
): void {
  const { width, height, data } = source;
  const [mostX, mostY] = [(width - 1) * 256 - 1, (height - 1) * 256 - 1];
  let x = fromX * 256;
  let y = fromY * 256;
  for (let n = 0, at = to; n < count; n += 1, at += 4, x += stepX * 256, y += stepY * 256) {
    const px = x < 0 ? 0 : x > mostX ? mostX : x | 0;
    const py = y < 0 ? 0 : y > mostY ? mostY : y | 0;
    const i = ((py >> 8) * width + (px >> 8)) << 2;
    const k = i + (width << 2);
    const fx = px & 255;
    const fy = py & 255;
    const s = (fx * fy) >> 8;
    const q = fx - s;
    const r = fy - s;
    const p = 256 - fx - fy + s;
    into[at] =
      ((data[i] as number) * p +
        (data[i + 4] as number) * q +
        (data[k] as number) * r +
        (data[k + 4] as number) * s +
        128) >>
      8;
    into[at + 1] =
      ((data[i + 1] as number) * p +
        (data[i + 5] as number) * q +
        (data[k + 1] as number) * r +
        (data[k + 5] as number) * s +
        128) >>
      8;
    into[at + 2] =
      ((data[i + 2] as number) * p +
        (data[i + 6] as number) * q +
        (data[k + 2] as number) * r +
        (data[k + 6] as number) * s +
        128) >>
      8;
    into[at + 3] = 255;
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

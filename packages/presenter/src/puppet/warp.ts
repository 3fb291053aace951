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
    drawTriangle(source, into, from, to, a, b, c, scale);
  }
}

function isStill(from: Float32Array, to: Float32Array, i: number): boolean {
  return from[i] === to[i] && from[i + 1] === to[i + 1];
}

function drawTriangle(
  source: Pixels,
  into: Pixels,
  from: Float32Array,
  to: Float32Array,
  a: number,
  b: number,
  c: number,
  scale: number,
): void {
  const [ax, ay, bx, by, cx, cy] = [to[a], to[a + 1], to[b], to[b + 1], to[c], to[c + 1]] as [number, number, number, number, number, number];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-4) return;
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(into.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(into.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  if (top > bottom || left > right) return;
  const [sax, say, sbx, sby, scx, scy] = [from[a], from[a + 1], from[b], from[b + 1], from[c], from[c + 1]] as [number, number, number, number, number, number];
  // What has turned inside out is behind something else: a shut eye, a shut mouth.
  if (area * ((sbx - sax) * (scy - say) - (scx - sax) * (sby - say)) < 0) return;
  // Weights of b and c at the first pixel, and what a step to the right or down adds.
  const [vx, vy] = [(cy - ay) / area, -(cx - ax) / area];
  const [wx, wy] = [-(by - ay) / area, (bx - ax) / area];
  const edge = -1e-5;
  for (let y = top; y <= bottom; y += 1) {
    let v = (left + 0.5 - ax) * vx + (y + 0.5 - ay) * vy;
    let w = (left + 0.5 - ax) * wx + (y + 0.5 - ay) * wy;
    for (let x = left; x <= right; x += 1, v += vx, w += wx) {
      if (v < edge || w < edge || v + w > 1 - edge) continue;
      const u = 1 - v - w;
      const sx = (u * sax + v * sbx + w * scx) * scale - 0.5;
      const sy = (u * say + v * sby + w * scy) * scale - 0.5;
      sample(source, sx, sy, into.data, (y * into.width + x) * 4);
    }
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

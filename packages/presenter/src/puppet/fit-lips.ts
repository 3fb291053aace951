import { lips } from './face-points.ts';
import type { Pixels } from './warp.ts';

type Point = readonly [number, number];
type Color = readonly [number, number, number];

const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Of the way from the inner edge of a lip to its outer one, in steps: further a mesh is never wrong. */
const steps = 24;
const furthest = 0.7;

/**
 * A face's mesh knows an average mouth. Where a photo shows teeth past the line it draws, the line is moved to where
 * they end: without that, the photo's own teeth would hang on the lips and move with them.
 */
export function fitLips(source: Pixels, mesh: Float32Array): Float32Array {
  const at = (i: number | undefined): Point => [mesh[(i ?? 0) * 3] ?? 0, mesh[(i ?? 0) * 3 + 1] ?? 0];
  const gaps = columns.map((column) => distance(at(lips.upperInner[column]), at(lips.lowerInner[column])));
  const width = distance(at(lips.upperOuter[0]), at(lips.upperOuter[10]));
  const teeth = teethColor(source, at);
  if (!teeth) return mesh;
  // Some meshes draw a shut mouth over a smile: then only the colour tells.
  if (Math.max(...gaps) < width * 0.045 && !isPaler(teeth, lipColor(source, at))) return mesh;
  const fitted = Float32Array.from(mesh);
  const put = (i: number | undefined, [x, y]: Point): void => {
    if (i === undefined) return;
    fitted[i * 3] = x;
    fitted[i * 3 + 1] = y;
  };
  for (const side of ['upper', 'lower'] as const) {
    const [inner, outer, rows] = [lips[`${side}Inner`], lips[`${side}Outer`], lips[`${side}Between`]];
    const shares = columns.map((column) => grown(source, at(inner[column]), at(outer[column]), teeth));
    for (const [i, column] of columns.entries()) {
      const share = steady(shares, i);
      if (share === 0) continue;
      const edge = at(outer[column]);
      const end = between(at(inner[column]), edge, share);
      put(inner[column], end);
      const [near, far] = side === 'upper' ? [column, column + 11] : [column - 1, column + 8];
      put(rows[near], between(edge, end, 0.36));
      put(rows[far], between(edge, end, 0.7));
    }
  }
  return fitted;
}

/** How far towards the outer edge it still looks like teeth. */
function grown(source: Pixels, inner: Point, outer: Point, teeth: Color): number {
  if (distance(inner, outer) < 4) return 0;
  const lip = colorAt(source, between(inner, outer, 0.8));
  let share = 0;
  for (let step = 0; step <= steps * furthest; step += 1) {
    const color = colorAt(source, between(inner, outer, step / steps));
    if (away(color, teeth) > away(color, lip)) break;
    share = (step + 1) / steps;
  }
  return share;
}

/** The middle one of three neighbours: a single wrong column would tear the line. */
function steady(shares: readonly number[], i: number): number {
  const near = [shares[i - 1] ?? 0, shares[i] ?? 0, shares[i + 1] ?? 0].toSorted((a, b) => a - b);
  return near[1] ?? 0;
}

/** The brighter half of what the mesh takes for the inside; null where that is dark. */
function teethColor(source: Pixels, at: (i: number | undefined) => Point): Color | null {
  const found = columns
    .slice(2, 7)
    .flatMap((column) =>
      [0.3, 0.5, 0.7].map((share) =>
        colorAt(source, between(at(lips.upperInner[column]), at(lips.lowerInner[column]), share)),
      ),
    )
    .toSorted((a, b) => sum(b) - sum(a))
    .slice(0, 7);
  const mean = [0, 1, 2].map((k) => found.reduce((all, color) => all + (color[k] ?? 0), 0) / found.length);
  const color: Color = [mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0];
  return sum(color) > 210 ? color : null;
}

function lipColor(source: Pixels, at: (i: number | undefined) => Point): Color {
  const found = columns
    .slice(2, 7)
    .map((column) => colorAt(source, between(at(lips.lowerInner[column]), at(lips.lowerOuter[column]), 0.8)));
  return [0, 1, 2].map(
    (k) => found.reduce((all, color) => all + (color[k] ?? 0), 0) / found.length,
  ) as unknown as Color;
}

function isPaler(color: Color, lip: Color): boolean {
  return sum(color) > sum(lip) * 1.1 && color[0] / sum(color) < (lip[0] / sum(lip)) * 0.93;
}

/** Mostly by hue: light falls off towards the corners of a mouth. */
function away(a: Color, b: Color): number {
  const [la, lb] = [sum(a) + 1, sum(b) + 1];
  const hue = Math.abs(a[0] / la - b[0] / lb) + Math.abs(a[1] / la - b[1] / lb) + Math.abs(a[2] / la - b[2] / lb);
  return hue * 3 + Math.abs(la - lb) / 765;
}

const sum = (color: Color): number => color[0] + color[1] + color[2];

/** The mean of nine pixels. */
function colorAt({ width, height, data }: Pixels, [x, y]: Point): Color {
  const total: [number, number, number] = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const px = Math.min(width - 1, Math.max(0, Math.round(x) + dx));
      const py = Math.min(height - 1, Math.max(0, Math.round(y) + dy));
      const i = (py * width + px) * 4;
      total[0] += (data[i] ?? 0) / 9;
      total[1] += (data[i + 1] ?? 0) / 9;
      total[2] += (data[i + 2] ?? 0) / 9;
    }
  return total;
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

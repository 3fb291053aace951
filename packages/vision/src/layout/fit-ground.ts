/** Tells a plain ground from a gradient and a gradient from a picture, by fitting a plane through its colours. */
import type { Rgb } from './ink.ts';
import { hexOf } from './ink.ts';

export type GroundSample = { readonly x: number; readonly y: number; readonly rgb: Rgb };

export type Ground = {
  readonly kind: 'solid' | 'gradient' | 'photo';
  readonly colors: readonly string[];
  /** Degrees, 0 from the left to the right, 90 from the top to the bottom. */
  readonly angle: number;
};

/** Differences in a channel that nobody sees as a gradient, and the error up to which a plane describes it. */
const unseen = 9;
const allowed = 14;

/**
 * How far most of the colours are from a plane, in steps of a channel. A designed area is nearly on it, a shaded body is
 * not; a light product that melted into a white card is a minority and does not count.
 */
export function unevenness(samples: readonly GroundSample[]): number {
  const middle = [0, 1, 2].map((c) =>
    quantile(
      samples.map(({ rgb }) => rgb[c] ?? 0),
      0.5,
    ),
  );
  const typical = samples.filter(({ rgb }) => middle.every((value, c) => Math.abs((rgb[c] ?? 0) - value) < 24));
  const planes = [0, 1, 2].map((c) => fitPlane(typical.map(({ x, y, rgb }) => ({ x, y, value: rgb[c] ?? 0 }))));
  const errors = samples.map(({ x, y, rgb }) =>
    Math.max(...planes.map(({ base, dx, dy }, c) => Math.abs((rgb[c] ?? 0) - base - dx * x - dy * y))),
  );
  return quantile(errors, 0.7);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** `x` and `y` run from 0 to 1 over the picture. */
export function fitGround(samples: readonly GroundSample[]): Ground {
  const planes = [0, 1, 2].map((c) => fitPlane(samples.map(({ x, y, rgb }) => ({ x, y, value: rgb[c] ?? 0 }))));
  const error = Math.sqrt(planes.reduce((sum, plane) => sum + plane.error, 0) / 3);
  const at = (x: number, y: number): Rgb => {
    const [r = 0, g = 0, b = 0] = planes.map((plane) => plane.base + plane.dx * x + plane.dy * y);
    return [r, g, b];
  };
  const slope = { x: strength(planes.map((plane) => plane.dx)), y: strength(planes.map((plane) => plane.dy)) };
  const span = Math.hypot(slope.x, slope.y);
  if (error > allowed * 2) return { kind: 'photo', colors: [hexOf(at(0.5, 0.1)), hexOf(at(0.5, 0.9))], angle: 90 };
  if (span < unseen) return { kind: 'solid', colors: [hexOf(at(0.5, 0.5))], angle: 90 };
  const direction = directionOf(planes);
  const angle = Math.round((Math.atan2(direction.y, direction.x) * 180) / Math.PI);
  const reach = 0.5 * (Math.abs(direction.x) + Math.abs(direction.y));
  const ends = [-reach, reach].map((t) => hexOf(at(0.5 + direction.x * t, 0.5 + direction.y * t)));
  return { kind: error > allowed ? 'photo' : 'gradient', colors: ends, angle };
}

/** The way along which the colours change most. */
function directionOf(planes: readonly { dx: number; dy: number }[]): { x: number; y: number } {
  const lead = planes.toSorted((a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy))[0] ?? { dx: 0, dy: 1 };
  const length = Math.hypot(lead.dx, lead.dy) || 1;
  return { x: lead.dx / length, y: lead.dy / length };
}

function strength(values: readonly number[]): number {
  return Math.max(...values.map(Math.abs));
}

type Measured = { readonly x: number; readonly y: number; readonly value: number };

function fitPlane(points: readonly Measured[]): { base: number; dx: number; dy: number; error: number } {
  const count = Math.max(1, points.length);
  const mean = { x: 0, y: 0, value: 0 };
  for (const { x, y, value } of points) {
    mean.x += x / count;
    mean.y += y / count;
    mean.value += value / count;
  }
  let [xx, yy, xy, xv, yv] = [1e-9, 1e-9, 0, 0, 0];
  for (const point of points) {
    const [x, y, value] = [point.x - mean.x, point.y - mean.y, point.value - mean.value];
    xx += x * x;
    yy += y * y;
    xy += x * y;
    xv += x * value;
    yv += y * value;
  }
  const determinant = xx * yy - xy * xy || 1e-9;
  const dx = (xv * yy - yv * xy) / determinant;
  const dy = (yv * xx - xv * xy) / determinant;
  const base = mean.value - dx * mean.x - dy * mean.y;
  const error = points.reduce((sum, { x, y, value }) => sum + (value - base - dx * x - dy * y) ** 2, 0) / count;
  return { base, dx, dy, error };
}

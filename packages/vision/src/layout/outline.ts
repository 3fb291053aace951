/** What shape an area has, judged by where each of its rows begins and ends; holes in it do not count. */
import type { Point } from '@adwright/domain/engines/pictures.ts';
import type { Region } from './flat-regions.ts';

export type Outline = {
  readonly shape: 'rect' | 'ellipse' | 'other';
  /** Of a rectangle's corners. */
  readonly radius: number;
  /** Share of the area itself, holes taken off, in what its outline encloses. */
  readonly filled: number;
};

type Span = { readonly left: number; readonly right: number };

/** How much of its ideal a shape may lack or exceed. */
const tolerance = 0.045;

export function outlineOf(labels: Int32Array, width: number, region: Region): Outline {
  const spans = spansOf(labels, width, region);
  const { box } = region;
  const enclosed = spans.reduce((sum, span) => sum + span.right - span.left + 1, 0);
  const share = enclosed / (box.width * box.height);
  const filled = region.area / Math.max(1, enclosed);
  if (isEllipse(spans, box.width, box.height)) return { shape: 'ellipse', radius: 0, filled };
  // A tail or a shadow at one end says nothing of the corners, unless it is what makes them.
  for (const both of [Math.min, mean]) {
    const radius = cornerRadius(spans, box.width, box.height, both);
    const rounded = 1 - ((4 - Math.PI) * radius ** 2) / (box.width * box.height);
    if (Math.abs(share - rounded) < tolerance && share > 0.75) return { shape: 'rect', radius, filled };
  }
  return { shape: 'other', radius: 0, filled };
}

const mean = (a: number, b: number): number => (a + b) / 2;

function spansOf(labels: Int32Array, width: number, { label, box }: Region): Span[] {
  return Array.from({ length: box.height }, (_, row) => {
    const start = (box.y + row) * width + box.x;
    let [left, right] = [0, box.width - 1];
    while (left < right && labels[start + left] !== label) left += 1;
    while (right > left && labels[start + right] !== label) right -= 1;
    return { left, right };
  });
}

/** From how far the outermost rows and those at an eighth of the height stand in: 0.29 r at a depth of 0.29 r. */
function cornerRadius(
  spans: readonly Span[],
  width: number,
  height: number,
  both: (top: number, bottom: number) => number,
): number {
  const inset = (row: number): number => {
    const span = spans[Math.min(spans.length - 1, Math.max(0, row))] ?? { left: 0, right: width - 1 };
    return (span.left + (width - 1 - span.right)) / 2;
  };
  const most = Math.min(width, height) / 2;
  let best = { radius: 0, error: Infinity };
  for (let radius = 0; radius <= most; radius += Math.max(1, most / 40)) {
    let error = 0;
    for (let sample = 0; sample < 12; sample += 1) {
      const row = Math.round((sample / 12) * Math.min(height / 2, most));
      const depth = Math.max(0, radius - row - 0.5);
      const expected = radius - Math.sqrt(Math.max(0, radius ** 2 - depth ** 2));
      error += Math.abs(both(inset(row), inset(height - 1 - row)) - expected);
    }
    if (error < best.error) best = { radius, error };
  }
  return best.radius;
}

function isEllipse(spans: readonly Span[], width: number, height: number): boolean {
  const ratio = width / height;
  if (ratio < 0.6 || ratio > 1.7) return false;
  let error = 0;
  for (const [row, { left, right }] of spans.entries()) {
    const depth = (2 * (row + 0.5)) / height - 1;
    error += Math.abs((right - left + 1) / width - Math.sqrt(Math.max(0, 1 - depth ** 2)));
  }
  return error / spans.length < 0.05;
}

/**
 * The hull of an area, clockwise, in its box from 0 to 1: domes, slants and arches. Null for what is about as large as its
 * box, or so frayed that it was never drawn as one shape.
 */
export function hullOf(labels: Int32Array, width: number, region: Region): Point[] | null {
  const { box, area } = region;
  const edges = spansOf(labels, width, region).flatMap(({ left, right }, row) => [
    { x: left / box.width, y: (row + 0.5) / box.height },
    { x: (right + 1) / box.width, y: (row + 0.5) / box.height },
  ]);
  const hull = convex(edges);
  const share = areaInside(hull);
  if (share > 0.96 || area < 0.45 * share * box.width * box.height) return null;
  return thinned(hull);
}

const mostCorners = 60;

/** Leaves out the corners that matter least. */
function thinned(corners: readonly Point[]): Point[] {
  const left = [...corners];
  const cost = (i: number): number =>
    areaInside([left.at(i - 1), left[i], left[(i + 1) % left.length]].flatMap((corner) => corner ?? []));
  while (left.length > mostCorners) {
    let least = 0;
    for (let i = 1; i < left.length; i += 1) if (cost(i) < cost(least)) least = i;
    left.splice(least, 1);
  }
  return left;
}

/** Andrew's monotone chain. */
function convex(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (isDent(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function isDent(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  return a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 1e-7;
}

function areaInside(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a;
      return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0),
  );
}

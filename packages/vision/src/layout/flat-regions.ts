/**
 * Areas of one colour or of a smooth gradient: what a designer drew as a ground, a panel or a button. Neighbouring
 * pixels belong together when they hardly differ, so a gradient is one area and an edge always parts two.
 */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';

/**
 * The largest step between neighbours of one area, in any channel, and between pixels a few apart: an edge that
 * compression has blurred has small steps, but many of them.
 */
const step = 4;
const reach = { before: 3, after: 2, step: 9, most: 45 };

export type Region = {
  readonly label: number;
  readonly area: number;
  readonly box: Box;
  readonly color: readonly [number, number, number];
};

/** For every pixel the label of its area, and the areas of at least `least` pixels, the largest first. */
export function findRegions(raster: Raster, least: number): { labels: Int32Array; regions: Region[] } {
  const { width, height } = raster;
  const labels = Int32Array.from({ length: width * height }, (_, i) => i);
  joinNeighbours(raster, labels);
  for (let i = 0; i < labels.length; i += 1) labels[i] = rootOf(labels, i);
  return { labels, regions: largeRegions(raster, labels, least) };
}

function joinNeighbours({ width, height, data }: Raster, labels: Int32Array): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (x > 0 && alike(data, i, i - 1, step) && !isEdge(data, i, 1, x, width)) join(labels, i, i - 1);
      if (y > 0 && alike(data, i, i - width, step) && !isEdge(data, i, width, y, height)) join(labels, i, i - width);
    }
  }
}

function alike(data: Uint8Array, a: number, b: number, most: number): boolean {
  for (let c = 0; c < 3; c += 1) if (Math.abs((data[a * 3 + c] ?? 0) - (data[b * 3 + c] ?? 0)) > most) return false;
  return true;
}

/**
 * `at` of `length` is the place along the way that `stride` leads. A strong edge beside the way is none in it, and has
 * large steps of its own.
 */
function isEdge(data: Uint8Array, i: number, stride: number, at: number, length: number): boolean {
  if (at < reach.before || at + reach.after >= length) return false;
  const [before, after] = [i - reach.before * stride, i + reach.after * stride];
  return !alike(data, before, after, reach.step) && alike(data, before, after, reach.most);
}

function rootOf(labels: Int32Array, index: number): number {
  let root = index;
  for (let next = labels[root] ?? root; next !== root; next = labels[root] ?? root) {
    labels[root] = labels[next] ?? next;
    root = labels[root] ?? root;
  }
  return root;
}

function join(labels: Int32Array, a: number, b: number): void {
  const [one, other] = [rootOf(labels, a), rootOf(labels, b)];
  if (one !== other) labels[Math.max(one, other)] = Math.min(one, other);
}

function largeRegions({ width, data }: Raster, labels: Int32Array, least: number): Region[] {
  const areas = new Int32Array(labels.length);
  for (const label of labels) areas[label] = (areas[label] ?? 0) + 1;
  const sums = new Map<number, { rgb: [number, number, number]; edges: [number, number, number, number] }>();
  for (let i = 0; i < labels.length; i += 1) {
    const label = labels[i] ?? 0;
    if ((areas[label] ?? 0) < least) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const sum = sums.get(label) ?? { rgb: [0, 0, 0], edges: [x, y, x, y] };
    sums.set(label, sum);
    for (let c = 0; c < 3; c += 1) sum.rgb[c] = (sum.rgb[c] ?? 0) + (data[i * 3 + c] ?? 0);
    const [left, top, right, bottom] = sum.edges;
    sum.edges = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return [...sums]
    .map(
      ([
        label,
        {
          rgb,
          edges: [left, top, right, bottom],
        },
      ]): Region => {
        const area = areas[label] ?? 1;
        const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
        return { label, area, box, color: [rgb[0] / area, rgb[1] / area, rgb[2] / area] };
      },
    )
    .toSorted((a, b) => b.area - a.area);
}

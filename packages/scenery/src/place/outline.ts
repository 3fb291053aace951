import type { MakeCanvas } from '../stage.ts';
import { type Band, bandsOf, type Span } from './bands.ts';

/** A stretch of a row that the product covers: its middle, half its width, and half of how deep it is there. */
export type Run = { readonly middle: number; readonly half: number; readonly deep: number };

/** The product cut into slices, the lowest first. Lengths are shares of the product's height. */
export type Outline = {
  readonly slices: readonly { readonly up: number; readonly runs: readonly Run[] }[];
  /** Where it stands: the widest of its lowest slices. */
  readonly foot: readonly Run[];
  readonly width: number;
  /** How its lower edge climbs from left to right, where it does: one end of it stands further away. */
  readonly slant: Slant | null;
};

export type Slant = {
  /** How high the edge is in the middle, and how much it climbs per share of the product's height to the right. */
  readonly middle: number;
  readonly climb: number;
};

const rows = 140;
const lowest = 0.07;

function spansOf(data: Uint8ClampedArray, y: number, width: number): Span[] {
  const spans: Span[] = [];
  let start = -1;
  for (let x = 0; x <= width; x += 1) {
    const inside = x < width && (data[(y * width + x) * 4 + 3] ?? 0) > 127;
    if (inside && start < 0) start = x;
    if (inside || start < 0) continue;
    spans.push({ start, end: x });
    start = -1;
  }
  return spans;
}

/**
 * What a row covers, in shares of the product's height: the body, as deep as `depth` says beside its width, and bands
 * for themselves. What is left of a row beside a band is at least as deep as the band.
 */
function runsOf({ start, end }: Span, bands: readonly Band[], depth: number, width: number, height: number): Run[] {
  const within = bands.filter((band) => band.start < end && band.end > start);
  const deepest = Math.max(0, ...within.map(({ deep }) => deep));
  const bodies = [...within, { start: end, end }].flatMap((next, index) => {
    const from = within[index - 1]?.end ?? start;
    const half = (next.start - from) / 2;
    return half > 0 ? [{ start: from, end: next.start, deep: Math.max(half * depth, deepest) }] : [];
  });
  return [...bodies, ...within].map((stretch) => ({
    middle: ((stretch.start + stretch.end) / 2 - width / 2) / height,
    half: (stretch.end - stretch.start) / 2 / height,
    deep: stretch.deep / height,
  }));
}

/** What climbs less stands straight, within what can be told; what climbs more is no lower edge. */
const climbs = { least: 0.05, most: 0.4 } as const;
/**
 * Of the product's width that the edge has to be seen on, how high it may be at most, how far it may be from a line, and
 * how much is left out at either end, where toes and corners are round.
 */
const edge = { share: 0.7, highest: 0.4, off: 0.035, ends: 0.07 } as const;
/** What is turned to one side shows more of its length than of its breadth. */
const breadth = 0.4;

/** The line along which the product stands, by the lowest pixel of every column. */
function slantOf(data: Uint8ClampedArray, width: number, height: number): Slant | null {
  const points: { x: number; up: number }[] = [];
  for (let x = Math.round(width * edge.ends); x < width * (1 - edge.ends); x += 1) {
    let y = height - 1;
    while (y >= 0 && (data[(y * width + x) * 4 + 3] ?? 0) <= 127) y -= 1;
    const up = (height - 1 - y) / height;
    if (y >= 0 && up < edge.highest) points.push({ x: (x + 0.5 - width / 2) / height, up });
  }
  if (points.length < edge.share * width) return null;
  const mean = (of: (point: { x: number; up: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, up] = [mean((point) => point.x), mean((point) => point.up)];
  const climb =
    mean((point) => (point.x - x) * (point.up - up)) /
    Math.max(
      1e-6,
      mean((point) => (point.x - x) ** 2),
    );
  const middle = up - climb * x;
  const off = Math.sqrt(mean((point) => (point.up - middle - climb * point.x) ** 2));
  const rise = Math.abs(climb) * (width / height);
  return rise >= climbs.least && rise <= climbs.most && off <= edge.off ? { middle, climb } : null;
}

const covered = (runs: readonly Run[]): number => runs.reduce((sum, { half }) => sum + half, 0);

export function outlineOf(product: CanvasRenderingContext2D, makeCanvas: MakeCanvas): Outline {
  const { width: wide, height: high } = product.canvas;
  const height = Math.min(high, rows);
  const width = Math.max(1, Math.round((wide * height) / high));
  const small = makeCanvas(width, height);
  small.imageSmoothingEnabled = true;
  small.imageSmoothingQuality = 'high';
  small.drawImage(product.canvas, 0, 0, width, height);
  const { data } = small.getImageData(0, 0, width, height);
  const spans = Array.from({ length: height }, (_, up) => spansOf(data, height - 1 - up, width));
  const bands = bandsOf(spans, width);
  const slant = slantOf(data, width, height);
  // What is wider than high is seldom as deep as wide.
  const depth = slant ? Math.min(breadth, height / width) : Math.max(0.35, Math.min(1, height / width));
  const slices = spans.map((row, up) => ({
    up: up / height,
    runs: row.flatMap((span) => runsOf(span, bands[up] ?? [], depth, width, height)),
  }));
  const low = slices.slice(0, Math.max(2, Math.round(height * lowest)));
  const foot = low.reduce((most, { runs }) => (covered(runs) > covered(most) ? runs : most), low[0]?.runs ?? []);
  const half = (width / height) * 0.48;
  const whole = { middle: 0, half, deep: half * depth };
  return { slices, foot: slant ? [whole] : foot, width: width / height, slant };
}

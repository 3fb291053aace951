import type { MakeCanvas } from '../stage.ts';

/** A stretch of a row that the product covers: its middle and half its width. */
export type Run = { readonly middle: number; readonly half: number };

/** The product cut into slices, the lowest first. Lengths are shares of the product's height. */
export type Outline = {
  readonly slices: readonly { readonly up: number; readonly runs: readonly Run[] }[];
  /** Where it stands: the widest of its lowest slices. */
  readonly foot: readonly Run[];
  readonly width: number;
  /** How deep a slice is beside its width: what is wider than high is seldom as deep as wide. */
  readonly depth: number;
};

const rows = 140;
const lowest = 0.07;

function runsOf(data: Uint8ClampedArray, y: number, width: number, unit: number): Run[] {
  const runs: Run[] = [];
  let start = -1;
  for (let x = 0; x <= width; x += 1) {
    const inside = x < width && (data[(y * width + x) * 4 + 3] ?? 0) > 127;
    if (inside && start < 0) start = x;
    if (inside || start < 0) continue;
    runs.push({ middle: ((start + x) / 2 - width / 2) * unit, half: ((x - start) / 2) * unit });
    start = -1;
  }
  return runs;
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
  const slices = Array.from({ length: height }, (_, index) => ({
    up: index / height,
    runs: runsOf(data, height - 1 - index, width, 1 / height),
  }));
  const low = slices.slice(0, Math.max(2, Math.round(height * lowest)));
  const foot = low.reduce((most, { runs }) => (covered(runs) > covered(most) ? runs : most), low[0]?.runs ?? []);
  const depth = Math.max(0.35, Math.min(1, height / width));
  return { slices, foot, width: width / height, depth };
}

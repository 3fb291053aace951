/** A line along lips from left to right, in units from where shut lips would meet. */
export type Line = { readonly x: Float32Array; readonly y: Float32Array };

/** What of a mouth is the same all the way down, from left to right, four to a pixel: a mouth has thousands of pixels. */
type Columns = {
  readonly high: Float32Array;
  readonly low: Float32Array;
  /** 1 between two teeth, 0 in the middle of one. */
  readonly between: Float32Array;
  readonly betweenLower: Float32Array;
  /** Which one is nearest. */
  at(x: number): number;
};

/** Of the upper and lower teeth from the middle outwards, as they are seen from the front: where one meets the next, in units. */
const upperTeeth = meetings([0.094, 0.072, 0.062, 0.048, 0.04]);
const lowerTeeth = meetings([0.058, 0.062, 0.062, 0.05, 0.04]);

function meetings(widths: readonly number[]): Float64Array {
  const edges = new Float64Array(widths.length + 1);
  for (const [i, width] of widths.entries()) edges[i + 1] = (edges[i] ?? 0) + width;
  return edges;
}

const perPixel = 4;

export function columnsOf(top: Line, bottom: Line, unit: number): Columns {
  const last = top.x.length - 1;
  const from = Math.min(top.x[0] ?? 0, bottom.x[0] ?? 0);
  const to = Math.max(top.x[last] ?? 0, bottom.x[last] ?? 0);
  const perUnit = unit * perPixel;
  const count = Math.max(1, Math.ceil((to - from) * perUnit) + 1);
  const each = (of: (x: number) => number): Float32Array =>
    Float32Array.from({ length: count }, (_, i) => of(from + i / perUnit));
  return {
    high: each((x) => lineAt(top, x)),
    low: each((x) => lineAt(bottom, x)),
    between: each((x) => notch(x, upperTeeth)),
    betweenLower: each((x) => notch(x, lowerTeeth)),
    at: (x) => Math.min(count - 1, Math.max(0, Math.round((x - from) * perUnit))),
  };
}

function notch(x: number, teeth: Float64Array): number {
  const away = Math.abs(x);
  let most = 0;
  for (let i = 0; i < teeth.length; i += 1)
    most = Math.max(most, 1 - Math.min(1, Math.abs(away - (teeth[i] as number)) / 0.011));
  return most * most;
}

/** The height of a line above a place. */
function lineAt({ x, y }: Line, at: number): number {
  const last = x.length - 1;
  if (at <= (x[0] ?? 0)) return y[0] ?? 0;
  if (at >= (x[last] ?? 0)) return y[last] ?? 0;
  let k = 1;
  while (k < last && (x[k] ?? 0) < at) k += 1;
  const [x0, x1] = [x[k - 1] ?? 0, x[k] ?? 0];
  const share = x1 > x0 ? (at - x0) / (x1 - x0) : 0;
  return (y[k - 1] ?? 0) + ((y[k] ?? 0) - (y[k - 1] ?? 0)) * share;
}

import { lips } from '@adwright/presenter/puppet/face-points.ts';

/** One channel of a picture, row after row. */
export type Shade = { readonly width: number; readonly height: number; readonly data: Uint8Array };

type Dot = readonly [number, number];

const steps = 48;
/** How far from where the network has it the line between the lips is looked for, by the mouth's width. */
const furthest = 0.07;

/**
 * The line between closed lips is the darkest there is between their edges. A network puts it a few pixels beside, and
 * the engine would then take the shine of a lip for teeth.
 */
export function fitLipLine(mesh: Float32Array, shade: Shade): Float32Array {
  const at = (i: number): Dot => [mesh[i * 3] ?? 0, mesh[i * 3 + 1] ?? 0];
  const width = apart(at(lips.upperOuter[0]), at(lips.upperOuter[10]));
  const lines = lips.upperInner.map((upper, column) => {
    const inner = between(at(upper), at(lips.lowerInner[column] ?? upper), 0.5);
    const [top, bottom] = [at(lips.upperOuter[column] ?? upper), at(lips.lowerOuter[column] ?? upper)];
    // At the corners the outer lines meet: straight up and down from the inner one.
    const reach = Math.max(apart(top, bottom) * 0.5, width * furthest);
    const [from, to]: [Dot, Dot] = [
      [inner[0], inner[1] - reach],
      [inner[0], inner[1] + reach],
    ];
    return darkest(shade, from, to, inner, width * furthest) - inner[1];
  });
  const fitted = Float32Array.from(mesh);
  const shift = (i: number | undefined, by: number): void => {
    if (i !== undefined) fitted[i * 3 + 1] = (mesh[i * 3 + 1] ?? 0) + by;
  };
  for (const [column, upper] of lips.upperInner.entries()) {
    const lower = lips.lowerInner[column] ?? upper;
    const line = (at(upper)[1] + at(lower)[1]) / 2 + steady(lines, column);
    const [rise, fall] = [line - at(upper)[1], line - at(lower)[1]];
    shift(upper, rise);
    shift(lower, fall);
    shift(lips.upperBetween[column], rise * 0.36);
    shift(lips.upperBetween[column + 11], rise * 0.7);
    if (column === 0 || column === 10) continue;
    shift(lips.lowerBetween[column - 1], fall * 0.36);
    shift(lips.lowerBetween[column + 8], fall * 0.7);
  }
  return fitted;
}

function darkest(shade: Shade, from: Dot, to: Dot, near: Dot, scale: number): number {
  let [best, least] = [near[1], Infinity];
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = between(from, to, step / steps);
    const away = (y - near[1]) / scale;
    // Of two shadows the nearer one: below the lower lip there is another.
    const dark = lightAt(shade, x, y) + 30 * away * away;
    if (dark < least) [best, least] = [y, dark];
  }
  return best;
}

export function lightAt({ width, height, data }: Shade, x: number, y: number): number {
  const [left, row] = [
    Math.min(width - 1, Math.max(0, Math.round(x))),
    Math.min(height - 2, Math.max(0, Math.floor(y))),
  ];
  const share = Math.min(1, Math.max(0, y - row));
  return (data[row * width + left] ?? 0) * (1 - share) + (data[(row + 1) * width + left] ?? 0) * share;
}

/** The mean of the middle ones of five neighbours: one wrong column would tear the line. */
function steady(lines: readonly number[], column: number): number {
  const near = [-2, -1, 0, 1, 2].flatMap((by) => lines[column + by] ?? []).toSorted((a, b) => a - b);
  const kept = near.length >= 4 ? near.slice(1, -1) : near;
  return kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length);
}

const between = (a: Dot, b: Dot, share: number): Dot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
const apart = (a: Dot, b: Dot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

import { meshPoints } from '../puppet/face-points.ts';
import type { Puppet } from '../puppet/puppet.ts';
import type { Pixels } from '../puppet/warp.ts';

/** How much brighter a frame is than the reference, by channel: at the mouth, along the eyes and down the face. */
export type SkinLight = Float64Array;

/** Skin about the mouth, beyond what is painted over: in distances of the eyes' corners from where the lips meet. */
const about = { least: 0.3, most: 0.62 } as const;
/** Half the side of the square of pixels that counts as a point's colour, by the distance of the eyes. */
const patch = 0.02;
/** Of what the frames before it said, so that light never flickers. */
const memory = 0.5;
const limits = { least: 0.45, most: 2.2 } as const;

export type Places = { readonly x: Float32Array; readonly y: Float32Array };

/** The points of the skin that tell a frame's light. */
export function skinPoints({ x, y }: Places): number[] {
  const found: number[] = [];
  for (let i = 0; i < meshPoints; i += 1) {
    const far = Math.hypot(x[i] ?? 0, y[i] ?? 0);
    if (far > about.least && far < about.most && (y[i] ?? 0) > -0.3 && (y[i] ?? 0) < 0.42) found.push(i);
  }
  return found;
}

/** Fits a plane through what each point says. `before` is the light of the frame before. */
export function matchLight(
  points: readonly number[],
  places: Places,
  reference: { readonly pixels: Pixels; readonly puppet: Puppet },
  frame: { readonly pixels: Pixels; readonly points: Float32Array; readonly unit: number },
  before: SkinLight | null,
): SkinLight {
  const light = new Float64Array(9);
  const rows = points.map((i) => ({
    x: places.x[i] ?? 0,
    y: places.y[i] ?? 0,
    was: colorAbout(reference.pixels, reference.puppet.points, i, reference.puppet.unit),
    is: colorAbout(frame.pixels, frame.points, i, frame.unit),
  }));
  for (let channel = 0; channel < 3; channel += 1) {
    const gains = rows.map(({ x, y, was, is }) => ({
      x,
      y,
      gain: Math.min(limits.most, Math.max(limits.least, ((is[channel] ?? 0) + 4) / ((was[channel] ?? 0) + 4))),
    }));
    const plane = planeThrough(gains);
    for (let k = 0; k < 3; k += 1) {
      const [now, last] = [plane[k] ?? 0, before?.[channel * 3 + k]];
      light[channel * 3 + k] = last === undefined ? now : last * memory + now * (1 - memory);
    }
  }
  return light;
}

/** About the mean, and with slopes that single points cannot tear. */
function planeThrough(rows: readonly { readonly x: number; readonly y: number; readonly gain: number }[]): number[] {
  const count = Math.max(1, rows.length);
  const mean = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / count;
  const [mx, my, mg] = [mean((row) => row.x), mean((row) => row.y), mean((row) => row.gain)];
  let [xx, yy, xy, xg, yg] = [1, 1, 0, 0, 0];
  for (const { x, y, gain } of rows) {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
    xg += (x - mx) * (gain - mg);
    yg += (y - my) * (gain - mg);
  }
  const det = xx * yy - xy * xy;
  const [dx, dy] = [(xg * yy - yg * xy) / det, (yg * xx - xg * xy) / det];
  return [mg - dx * mx - dy * my, dx, dy];
}

function colorAbout({ width, height, data }: Pixels, points: Float32Array, i: number, unit: number): number[] {
  const reach = Math.max(1, Math.round(unit * patch));
  const [cx, cy] = [Math.round(points[i * 2] ?? 0), Math.round(points[i * 2 + 1] ?? 0)];
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y += 1)
    for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x += 1) {
      const at = (y * width + x) * 4;
      for (let k = 0; k < 3; k += 1) sum[k] = (sum[k] ?? 0) + (data[at + k] ?? 0);
      count += 1;
    }
  return sum.map((value) => value / Math.max(1, count));
}

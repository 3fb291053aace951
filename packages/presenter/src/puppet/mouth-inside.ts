import type { FacePose } from '../speaking/perform.ts';
import { lips } from './face-points.ts';
import type { MouthColors, Rgb } from './light.ts';
import { columnsOf, type Line } from './mouth-columns.ts';
import { type Puppet, step } from './puppet.ts';
import { reach } from './reach.ts';
import type { Pixels } from './warp.ts';

/** How far the teeth reach past the line on which shut lips meet. */
const edges = { upper: 0.042, lower: 0.014 } as const;

/**
 * What is seen between open lips: teeth that hang on the skull and on the jaw and never on the lips, the tongue, and the
 * dark behind them, all within the moved lips' inner line.
 */
export function drawMouth(
  into: Pixels,
  puppet: Puppet,
  moved: Float32Array,
  pose: FacePose,
  colors: MouthColors,
): void {
  const { unit, right, down } = puppet;
  const origin = anchorOf(puppet, moved);
  const local = (list: readonly number[]): Line => {
    const line = { x: new Float32Array(list.length), y: new Float32Array(list.length) };
    for (const [k, i] of list.entries()) {
      const [dx, dy] = [(moved[i * 2] ?? 0) - origin[0], (moved[i * 2 + 1] ?? 0) - origin[1]];
      line.x[k] = (dx * right[0] + dy * right[1]) / unit;
      line.y[k] = (dx * down[0] + dy * down[1]) / unit;
    }
    return line;
  };
  const [top, bottom] = [local(lips.upperInner), local(lips.lowerInner)];
  const gap = (bottom.y[5] ?? 0) - (top.y[5] ?? 0);
  const centre = ((top.x[10] ?? 0) + (top.x[0] ?? 0)) / 2;
  for (const line of [top, bottom])
    widen(line, centre, 1 + corners * step(0.01, 0.08, gap) * (1 - step(0.2, 0.9, -pose.spread)));
  const box = boxOf(moved, into);
  const soft = Math.max(0.6, unit * 0.006) / unit;
  const seam = seamOf(puppet);
  const isShut = gap * unit < 0.7;
  if (isShut && seam === 0) return;
  const drop = reach.jaw * pose.jaw * (1 - pose.press);
  const half = Math.max(0.05, ((top.x[10] ?? 0) - (top.x[0] ?? 0)) / 2);
  const columns = columnsOf(top, bottom, unit);
  const { high, low, between, betweenLower } = columns;
  // Beyond, the seam would not change a pixel by one.
  const far = seam > 0 ? soft * 5 : soft;
  const inside: Inside = { x: 0, y: 0, high: 0, low: 0, between: 0, betweenLower: 0, corner: 0, drop, pose, soft };
  for (let py = box.top; py <= box.bottom; py += 1)
    for (let px = box.left; px <= box.right; px += 1) {
      const ox = (px + 0.5 - origin[0]) / unit;
      const oy = (py + 0.5 - origin[1]) / unit;
      const x = ox * right[0] + oy * right[1];
      const y = ox * down[0] + oy * down[1];
      const column = columns.at(x);
      const above = high[column] as number;
      const below = low[column] as number;
      if (y < Math.min(above, below) - far || y > Math.max(above, below) + far) continue;
      const apart = below - above;
      if (seam > 0 && apart < soft * 3) {
        const away = (y - (above + below) / 2) / (soft * 2);
        paint(
          into,
          (py * into.width + px) * 4,
          colors.seam,
          seam * Math.exp(-away * away) * (1 - step(0, soft * 3, apart)),
        );
      }
      if (isShut || apart <= 0 || y < above - soft || y > below + soft) continue;
      const cover = step(-soft, soft, y - above) * step(-soft, soft, below - y) * step(0, soft * 2, apart);
      if (cover <= 0.003) continue;
      inside.x = x;
      inside.y = y;
      inside.high = above;
      inside.low = below;
      inside.between = between[column] as number;
      inside.betweenLower = betweenLower[column] as number;
      inside.corner = Math.abs(x - centre) / half;
      paint(into, (py * into.width + px) * 4, insideAt(inside, colors), cover);
    }
}

/** Shut lips end in a fold, which stays beside the opening when they part: the opening reaches over it. */
const corners = 0.09;

function widen({ x }: Line, centre: number, by: number): void {
  for (let k = 0; k < x.length; k += 1) x[k] = centre + ((x[k] ?? 0) - centre) * by;
}

/** Lips that were photographed apart have no line to meet on: it is drawn, as strongly as they were open. */
function seamOf({ shut, unit }: Puppet): number {
  return 0.75 * step(0.01, 0.04, (shut[13] ?? 0) - (shut[14] ?? 0)) * (unit > 24 ? 1 : 0.5);
}

/** Where shut lips would meet, moved with the skull alone: what hangs there does not swim. */
function anchorOf({ points, mouth, shut, unit, down }: Puppet, moved: Float32Array): readonly [number, number] {
  // Under the nose nothing moves but the head.
  const nose = 2;
  const shift = (shut[13] ?? 0) * unit;
  const closed = [(points[26] ?? 0) + down[0] * shift, (points[27] ?? 0) + down[1] * shift] as const;
  const [dx, dy] = [
    (moved[nose * 2] ?? 0) - (points[nose * 2] ?? 0),
    (moved[nose * 2 + 1] ?? 0) - (points[nose * 2 + 1] ?? 0),
  ];
  return [(closed[0] * 3 + mouth[0]) / 4 + dx, closed[1] + dy];
}

/** A place in a mouth; the same object for every pixel, since there are millions of them in a film. */
type Inside = {
  x: number;
  y: number;
  high: number;
  low: number;
  /** 1 between two teeth, 0 in the middle of one. */
  between: number;
  betweenLower: number;
  /** From the middle of the mouth, 0, to its corners, 1. */
  corner: number;
  /** How far the jaw is down. */
  readonly drop: number;
  readonly pose: FacePose;
  readonly soft: number;
};

/** The colour there, in an array that the next pixel's takes over. */
function insideAt(
  { x, y, high, low, between, betweenLower, drop, pose, soft, corner }: Inside,
  colors: MouthColors,
): Rgb {
  const side = Math.min(1, Math.abs(x) / 0.32);
  // Between lips that part only a little, teeth are in the dark: bright ones there would look like an open mouth.
  const lit = Math.max(step(0.05, 0.14, low - high), pose.tuck);
  mix(colors.deep, 1, 1);
  mix(colors.deep, 0.45, step(0, 0.1, Math.min(y - high, low - y)));
  const tongueTop = low - (0.035 + 0.03 * drop * 6 + 0.05 * pose.tongue) * (1 - side * side * 0.8);
  const tongue = step(-0.02, 0.02, y - tongueTop) * (1 - step(0.55, 0.9, side));
  if (tongue > 0)
    mix(colors.tongue, 0.55 + 0.35 * step(0, 0.09, y - tongueTop), tongue * step(0.02, 0.1, drop + pose.tongue * 0.05));
  // Lips that are pushed forward stand before the teeth.
  const behind = step(0.3, 0.9, -pose.spread);
  const lowerEdge = drop * 0.96 + edges.lower + 0.02 * side * side + 0.05 * behind;
  const lower = step(-soft, soft, y - lowerEdge) * (1 - step(0.5, 0.85, corner));
  if (lower > 0) mix(colors.teeth, toothLight(x, betweenLower, 0.75 * depthOf(low - y, 0.6 + 0.1 * lit)), lower);
  const hanging = edges.upper * (1 - 0.55 * side * side) - 0.006 * between - 0.05 * behind;
  // A lip that is tucked in has them on it.
  const upperEdge = hanging + Math.max(0, low + soft - hanging) * pose.tuck;
  const upper = step(-soft, soft, upperEdge - y) * (1 - step(0.72, 1.02, corner));
  if (upper > 0)
    mix(
      colors.teeth,
      toothLight(x, between, (0.86 + 0.14 * lit) * depthOf(y - high, 0.5 + 0.18 * lit - 0.25 * behind)),
      upper,
    );
  return color;
}

const color: [number, number, number] = [0.5, 0.5, 0.5];

/** Brings the colour nearer to another in some light. Nothing is taken apart: that would allocate, pixel for pixel. */
function mix(other: Rgb, light: number, share: number): void {
  color[0] += (other[0] * light - color[0]) * share;
  color[1] += (other[1] * light - color[1]) * share;
  color[2] += (other[2] * light - color[2]) * share;
}

/** The lip's shadow on what lies behind it. */
function depthOf(behind: number, least: number): number {
  return least + (1 - least) * step(-0.005, 0.035, behind);
}

/** Round from side to side, and each tooth a little darker where it meets the next. */
function toothLight(x: number, between: number, light: number): number {
  const round = 1 - 0.6 * Math.min(1, Math.abs(x) / 0.27) ** 2;
  return light * round * (1 - 0.08 * between);
}

function boxOf(moved: Float32Array, { width, height }: Pixels) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const i of [...lips.upperInner, ...lips.lowerInner]) {
    const [x, y] = [moved[i * 2] ?? 0, moved[i * 2 + 1] ?? 0];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return {
    left: Math.max(0, Math.floor(left - (right - left) * corners) - 2),
    top: Math.max(0, Math.floor(top) - 2),
    right: Math.min(width - 1, Math.ceil(right + (right - left) * corners) + 2),
    bottom: Math.min(height - 1, Math.ceil(bottom) + 2),
  };
}

function paint({ data }: Pixels, at: number, over: Rgb, cover: number): void {
  const left = 1 - cover;
  data[at] = (data[at] as number) * left + over[0] * cover;
  data[at + 1] = (data[at + 1] as number) * left + over[1] * cover;
  data[at + 2] = (data[at + 2] as number) * left + over[2] * cover;
}

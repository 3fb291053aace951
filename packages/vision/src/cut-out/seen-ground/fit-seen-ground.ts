/**
 * The ground around and behind a subject as it is really seen: at every place a colour and how it wavers there, from
 * the ground's own pixels nearby. Where few are near, those further off count.
 */
import { mix } from '../../picture/resize-plane.ts';
import { boxMean } from '../box-mean.ts';

/** On a small copy: the mean colour, and the matrix that turns a difference of colours into one of the ground's spread. */
export type SeenGround = {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  readonly mean: Float32Array;
  /** Six values of a lower triangle, row by row. */
  readonly whiten: Float32Array;
  /** How far the ground's own pixels are from the mean, in levels. */
  readonly spread: Float32Array;
};

export type Picture = { readonly rgb: Uint8Array; readonly width: number; readonly height: number };

/** A ground is smooth: its model needs no more. */
const modelSide = 128;
/** Shares of the longer side, from everywhere to near; and for those who know the ground, close by. */
const near = [1, 0.18, 0.07];
const closer = [...near, 0.025];
/** A reach counts where so much of it is ground, and alone from the second on. */
const filled = { least: 0.05, enough: 0.35 };
/** Even the smoothest ground wavers by so many levels: noise, and what JPEG leaves. */
const noise = 4;

/** Weight, three sums of colour and six of their products. */
const planes = 10;

/**
 * `ground` marks the pixels that are taken for ground. Null when there are none. Whoever is not sure of them does not
 * look closely: there a wire among them would pass for ground.
 */
export function fitSeenGround(
  { rgb, width, height }: Picture,
  ground: Uint8Array,
  look: 'near' | 'closer',
): SeenGround | null {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / modelSide));
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const sums = gather({ rgb, width, height }, ground, step, size);
  if (!sums[0]?.some((weight) => weight > 0)) return null;
  const cells = size.width * size.height;
  const moments = new Float32Array(cells * (planes - 1));
  for (const [round, reach] of (look === 'near' ? near : closer).entries()) {
    const radius = Math.max(1, Math.round(reach * Math.max(size.width, size.height)));
    const around = sums.map((plane) => boxMean(plane, size.width, size.height, radius));
    for (let i = 0; i < cells; i += 1) {
      const weight = around[0]?.[i] ?? 0;
      const share = round === 0 ? 1 : (weight - filled.least) / (filled.enough - filled.least);
      if (share <= 0 || weight <= 0) continue;
      const part = Math.min(1, share);
      for (let k = 1; k < planes; k += 1) {
        const at = i * (planes - 1) + k - 1;
        const before = moments[at] ?? 0;
        moments[at] = before + ((around[k]?.[i] ?? 0) / weight - before) * part;
      }
    }
  }
  return { ...size, ...spreadOf(moments, cells) };
}

function gather({ rgb, width, height }: Picture, ground: Uint8Array, step: number, size: { width: number }) {
  const cells = size.width * Math.ceil(height / step);
  const sums = Array.from({ length: planes }, () => new Float32Array(cells));
  const pixel = new Float32Array(4);
  const part = 1 / (step * step);
  pixel[0] = 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (ground[i] !== 1) continue;
      const cell = Math.floor(y / step) * size.width + Math.floor(x / step);
      for (let c = 0; c < 3; c += 1) pixel[c + 1] = rgb[i * 3 + c] ?? 0;
      // One times everything, then each colour times itself and those after it.
      for (let a = 0, k = 0; a < 4; a += 1) {
        for (let b = a; b < 4; b += 1, k += 1) {
          const plane = sums[k] as Float32Array;
          plane[cell] = (plane[cell] ?? 0) + (pixel[a] ?? 0) * (pixel[b] ?? 0) * part;
        }
      }
    }
  }
  return sums;
}

/** By the inverse of the covariance's Cholesky factor. */
function spreadOf(moments: Float32Array, cells: number): Pick<SeenGround, 'mean' | 'whiten' | 'spread'> {
  const [mean, whiten, spread] = [new Float32Array(cells * 3), new Float32Array(cells * 6), new Float32Array(cells)];
  for (let i = 0; i < cells; i += 1) {
    const at = i * (planes - 1);
    const value = (k: number): number => moments[at + k] ?? 0;
    const [r, g, b] = [value(0), value(1), value(2)];
    mean.set([r, g, b], i * 3);
    spread[i] = Math.sqrt(Math.max(0, value(3) + value(6) + value(8) - r * r - g * g - b * b));
    const least = noise * noise;
    const a = Math.sqrt(Math.max(0, value(3) - r * r) + least);
    const c = (value(4) - r * g) / a;
    const e = (value(5) - r * b) / a;
    const d = Math.sqrt(Math.max(0, value(6) - g * g - c * c) + least);
    const f = (value(7) - g * b - e * c) / d;
    const h = Math.sqrt(Math.max(0, value(8) - b * b - e * e - f * f) + least);
    whiten.set([1 / a, -c / (a * d), 1 / d, (c * f - e * d) / (a * d * h), -f / (d * h), 1 / h], i * 6);
  }
  return { mean, whiten, spread };
}

/** How far the colour at `rgb[from]` is from the ground at the given place (in the ground's own cells), in its spreads. */
export function apartFrom(
  { width, height, mean, whiten }: SeenGround,
  column: number,
  row: number,
  rgb: Uint8Array,
  from: number,
): number {
  const x = Math.min(width - 1, Math.max(0, column));
  const y = Math.min(height - 1, Math.max(0, row));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const sx = x - left;
  const sy = y - top;
  const a = (top * width + left) * 3;
  const b = (top * width + right) * 3;
  const c = (bottom * width + left) * 3;
  const d = (bottom * width + right) * 3;
  const red = (rgb[from] ?? 0) - mix(mix(mean[a], mean[b], sx), mix(mean[c], mean[d], sx), sy);
  const green = (rgb[from + 1] ?? 0) - mix(mix(mean[a + 1], mean[b + 1], sx), mix(mean[c + 1], mean[d + 1], sx), sy);
  const blue = (rgb[from + 2] ?? 0) - mix(mix(mean[a + 2], mean[b + 2], sx), mix(mean[c + 2], mean[d + 2], sx), sy);
  const cell = ((sy < 0.5 ? top : bottom) * width + (sx < 0.5 ? left : right)) * 6;
  const one = (whiten[cell] ?? 0) * red;
  const two = (whiten[cell + 1] ?? 0) * red + (whiten[cell + 2] ?? 0) * green;
  const three = (whiten[cell + 3] ?? 0) * red + (whiten[cell + 4] ?? 0) * green + (whiten[cell + 5] ?? 0) * blue;
  return Math.sqrt(one * one + two * two + three * three);
}

import { rgbOf } from '@adwright/studio/brand/oklch.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { MakeCanvas } from '../stage.ts';

export type Noise = (x: number, y: number) => number;

/** Smooth noise, 0–1, from a small table of random values. */
export function smoothNoise(random: () => number): Noise {
  const side = 64;
  const table = Float32Array.from({ length: side * side }, random);
  const at = (x: number, y: number): number => table[(y & (side - 1)) * side + (x & (side - 1))] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const top = at(column, row) + (at(column + 1, row) - at(column, row)) * u;
    const bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * u;
    return top + (bottom - top) * v;
  };
}

/** Several sizes of the same noise upon each other, still 0–1. */
export function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * noise(x * scale + octave * 17, y * scale + octave * 31);
      total += weight;
      weight /= 2;
      scale *= 2;
    }
    return sum / total;
  };
}

/** Colours along 0–1. */
export type Ramp = readonly (readonly [at: number, color: Color])[];

function rampTable(ramp: Ramp): Uint8ClampedArray {
  const table = new Uint8ClampedArray(256 * 3);
  for (let index = 0; index < 256; index += 1) {
    const t = index / 255;
    const next = Math.max(
      1,
      ramp.findIndex(([at]) => at >= t) === -1 ? ramp.length - 1 : ramp.findIndex(([at]) => at >= t),
    );
    const [fromAt, from] = ramp[next - 1] ?? [0, '#000000'];
    const [toAt, to] = ramp[next] ?? [1, '#ffffff'];
    const share = Math.max(0, Math.min(1, (t - fromAt) / Math.max(1e-6, toAt - fromAt)));
    const a = rgbOf(from);
    const b = rgbOf(to);
    table.set([a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share, a.b + (b.b - a.b) * share], index * 3);
  }
  return table;
}

/** A picture of a field of values, coloured by a ramp. `value` is asked with 0–1 across and 0–1 down. */
export function fieldPicture(
  makeCanvas: MakeCanvas,
  size: { readonly width: number; readonly height: number },
  value: Noise,
  ramp: Ramp,
): CanvasRenderingContext2D {
  const made = makeCanvas(size.width, size.height);
  const pixels = made.createImageData(size.width, size.height);
  const table = rampTable(ramp);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const entry = Math.max(0, Math.min(255, Math.round(value(x / size.width, y / size.height) * 255))) * 3;
      const at = (y * size.width + x) * 4;
      pixels.data[at] = table[entry] ?? 0;
      pixels.data[at + 1] = table[entry + 1] ?? 0;
      pixels.data[at + 2] = table[entry + 2] ?? 0;
      pixels.data[at + 3] = 255;
    }
  }
  made.putImageData(pixels, 0, 0);
  return made;
}

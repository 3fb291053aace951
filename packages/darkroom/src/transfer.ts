import { clamp, type Planes, type Size } from './planes.ts';

/** The curve that Open Image Denoise's networks were trained on (core/color.h): even steps of brightness as seen. */
const curve = {
  a: 1.41283765e3,
  b: 1.64593172,
  c: 4.31384981e-1,
  d: -2.94139609e-3,
  e: 1.92653254e-1,
  f: 6.26026094e-3,
  g: 9.98620152e-1,
  y0: 1.5794576e-6,
  y1: 3.22087631e-2,
  x0: 2.23151711e-3,
  x1: 3.70974749e-1,
} as const;

function encode(y: number): number {
  if (y <= curve.y0) return curve.a * y;
  return y <= curve.y1 ? curve.b * y ** curve.c + curve.d : curve.e * Math.log(y + curve.f) + curve.g;
}

function decode(x: number): number {
  if (x <= curve.x0) return x / curve.a;
  return x <= curve.x1 ? ((x - curve.d) / curve.b) ** (1 / curve.c) : Math.exp((x - curve.g) / curve.e) - curve.f;
}

const brightest = encode(65_504);

export const toNetwork = (value: number, exposure: number): number =>
  encode(clamp(value, 0, 1e30) * exposure) / brightest;
export const fromNetwork = (value: number, exposure: number): number =>
  decode(Math.max(0, value) * brightest) / exposure;

/** Brings the mean of the picture's blocks to middle grey, as the networks expect it. */
export function exposureOf([red, green, blue]: Planes, { width, height }: Size): number {
  const [across, down] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  let [sum, count] = [0, 0];
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x0, x1] = [Math.floor((column * width) / across), Math.floor(((column + 1) * width) / across)];
      const [y0, y1] = [Math.floor((row * height) / down), Math.floor(((row + 1) * height) / down)];
      let light = 0;
      for (let y = y0; y < y1; y += 1)
        for (let at = y * width + x0; at < y * width + x1; at += 1)
          light += 0.212671 * (red[at] ?? 0) + 0.71516 * (green[at] ?? 0) + 0.072169 * (blue[at] ?? 0);
      light /= (x1 - x0) * (y1 - y0);
      if (light <= 1e-8) continue;
      sum += Math.log2(light);
      count += 1;
    }
  }
  return count === 0 ? 1 : 0.18 / 2 ** (sum / count);
}

/**
 * The guided filter of He, Sun and Tang with a coloured guide: inside every small window the mask is a linear function
 * of the picture's colour, so the mask's edges move onto the picture's. The coefficients change slowly; they are found
 * on a small copy and applied at full size (the authors' "fast guided filter"), which keeps 12 megapixels cheap.
 */
import { boxMean } from './box-mean.ts';

export type Plane = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** Per pixel of the small copy: mask ≈ red · r + green · g + blue · b + base, with colours from 0 to 1. */
export type Coefficients = {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly base: Float32Array;
};

/** `rgb` has the mask's size. Small `epsilon` follows the picture more closely, and its noise too. */
export function guideMask(mask: Plane, rgb: Uint8Array, radius: number, epsilon: number): Coefficients {
  const { width, height, data: p } = mask;
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const [r, g, b] = [channel(rgb, 0), channel(rgb, 1), channel(rgb, 2)];
  const times = (a: Float32Array, c: Float32Array) => mean(a.map((value, i) => value * (c[i] ?? 0)));
  const means = { r: mean(r), g: mean(g), b: mean(b), p: mean(p) };
  const moments = {
    rr: times(r, r),
    rg: times(r, g),
    rb: times(r, b),
    gg: times(g, g),
    gb: times(g, b),
    bb: times(b, b),
    rp: times(r, p),
    gp: times(g, p),
    bp: times(b, p),
  };
  const solved = solveWindows(means, moments, epsilon);
  return {
    width,
    height,
    red: mean(solved.red),
    green: mean(solved.green),
    blue: mean(solved.blue),
    base: mean(solved.base),
  };
}

type Planes<Name extends string> = Readonly<Record<Name, Float32Array>>;

/** A 3 × 3 linear system per window, by Cramer's rule. */
function solveWindows(
  means: Planes<'r' | 'g' | 'b' | 'p'>,
  moments: Planes<'rr' | 'rg' | 'rb' | 'gg' | 'gb' | 'bb' | 'rp' | 'gp' | 'bp'>,
  epsilon: number,
): Planes<'red' | 'green' | 'blue' | 'base'> {
  const size = means.p.length;
  const make = () => new Float32Array(size);
  const [red, green, blue, base] = [make(), make(), make(), make()];
  const at = (plane: Float32Array, i: number) => plane[i] ?? 0;
  for (let i = 0; i < size; i += 1) {
    const [mr, mg, mb, mp] = [at(means.r, i), at(means.g, i), at(means.b, i), at(means.p, i)];
    const rr = at(moments.rr, i) - mr * mr + epsilon;
    const rg = at(moments.rg, i) - mr * mg;
    const rb = at(moments.rb, i) - mr * mb;
    const gg = at(moments.gg, i) - mg * mg + epsilon;
    const gb = at(moments.gb, i) - mg * mb;
    const bb = at(moments.bb, i) - mb * mb + epsilon;
    const [rp, gp, bp] = [at(moments.rp, i) - mr * mp, at(moments.gp, i) - mg * mp, at(moments.bp, i) - mb * mp];
    const [c0, c1, c2] = [gg * bb - gb * gb, gb * rb - rg * bb, rg * gb - gg * rb];
    const scale = 1 / (rr * c0 + rg * c1 + rb * c2);
    const ar = (rp * c0 + gp * c1 + bp * c2) * scale;
    const ag = (rp * c1 + gp * (rr * bb - rb * rb) + bp * (rb * rg - rr * gb)) * scale;
    const ab = (rp * c2 + gp * (rb * rg - rr * gb) + bp * (rr * gg - rg * rg)) * scale;
    red[i] = ar;
    green[i] = ag;
    blue[i] = ab;
    base[i] = mp - ar * mr - ag * mg - ab * mb;
  }
  return { red, green, blue, base };
}

function channel(rgb: Uint8Array, offset: number): Float32Array {
  const values = new Float32Array(rgb.length / 3);
  for (let i = 0; i < values.length; i += 1) values[i] = (rgb[i * 3 + offset] ?? 0) / 255;
  return values;
}

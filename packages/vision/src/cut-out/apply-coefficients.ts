import { mix, place } from '../picture/resize-plane.ts';
import type { Coefficients } from './guided-filter.ts';

/** Below the first the picture is background, above the second it is the thing itself. */
export type Edges = { readonly low: number; readonly high: number };

/**
 * Evaluates the guided mask at full size, row by row, so that nothing but the result is ever held in full. The guide's
 * soft skirts are cut to the given edges.
 */
export function applyCoefficients(
  coefficients: Coefficients,
  rgb: Uint8Array,
  width: number,
  height: number,
  { low, high }: Edges,
): Uint8Array {
  const alpha = new Uint8Array(width * height);
  const { width: small, red, green, blue, base } = coefficients;
  const columns = Array.from({ length: width }, (_, x) => place(x, width, small));
  const rows = {
    red: new Float32Array(small),
    green: new Float32Array(small),
    blue: new Float32Array(small),
    base: new Float32Array(small),
  };
  for (let y = 0; y < height; y += 1) {
    const row = place(y, height, coefficients.height);
    const [upper, lower] = [row.low * small, row.high * small];
    for (let x = 0; x < small; x += 1) {
      rows.red[x] = mix(red[upper + x], red[lower + x], row.share) / 255;
      rows.green[x] = mix(green[upper + x], green[lower + x], row.share) / 255;
      rows.blue[x] = mix(blue[upper + x], blue[lower + x], row.share) / 255;
      rows.base[x] = mix(base[upper + x], base[lower + x], row.share);
    }
    for (let x = 0; x < width; x += 1) {
      const { low: left, high: right, share } = columns[x] as ReturnType<typeof place>;
      const pixel = (y * width + x) * 3;
      const value =
        mix(rows.red[left], rows.red[right], share) * (rgb[pixel] ?? 0) +
        mix(rows.green[left], rows.green[right], share) * (rgb[pixel + 1] ?? 0) +
        mix(rows.blue[left], rows.blue[right], share) * (rgb[pixel + 2] ?? 0) +
        mix(rows.base[left], rows.base[right], share);
      alpha[y * width + x] = Math.min(255, Math.max(0, Math.round(((value - low) / (high - low)) * 255)));
    }
  }
  return alpha;
}

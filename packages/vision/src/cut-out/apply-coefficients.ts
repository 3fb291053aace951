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
  const columns = columnsOf(width, small);
  const row = new Float32Array(small * 4);
  const scale = 255 / (high - low);
  for (let y = 0; y < height; y += 1) {
    const { low: upper, high: lower, share } = place(y, height, coefficients.height);
    let [first, last] = [small, -1];
    for (let x = 0; x < small; x += 1) {
      const [a, b] = [upper * small + x, lower * small + x];
      const at = x * 4;
      row[at] = mix(red[a], red[b], share) / 255;
      row[at + 1] = mix(green[a], green[b], share) / 255;
      row[at + 2] = mix(blue[a], blue[b], share) / 255;
      row[at + 3] = mix(base[a], base[b], share) - low;
      if (!isGround(row, at)) {
        first = Math.min(first, x);
        last = x;
      }
    }
    if (last < 0) continue;
    // Left and right of the subject nothing is computed: most of most pictures is ground.
    const from = Math.max(0, Math.floor(((first - 1) * width) / small));
    const to = Math.min(width, Math.ceil(((last + 2) * width) / small));
    fillRow(alpha, rgb, row, columns, { start: y * width, from, to, scale });
  }
  return alpha;
}

/** Whether no colour there could lift the mask above its lower edge. */
function isGround(row: Float32Array, at: number): boolean {
  const most = Math.max(0, row[at] ?? 0) + Math.max(0, row[at + 1] ?? 0) + Math.max(0, row[at + 2] ?? 0);
  return most * 255 + (row[at + 3] ?? 0) <= 0;
}

type Columns = { readonly left: Int32Array; readonly right: Int32Array; readonly share: Float32Array };
type Stretch = { readonly start: number; readonly from: number; readonly to: number; readonly scale: number };

function fillRow(
  alpha: Uint8Array,
  rgb: Uint8Array,
  row: Float32Array,
  { left, right, share }: Columns,
  { start, from, to, scale }: Stretch,
): void {
  for (let x = from; x < to; x += 1) {
    const [l, r, s] = [left[x] ?? 0, right[x] ?? 0, share[x] ?? 0];
    const pixel = (start + x) * 3;
    const value =
      mix(row[l], row[r], s) * (rgb[pixel] ?? 0) +
      mix(row[l + 1], row[r + 1], s) * (rgb[pixel + 1] ?? 0) +
      mix(row[l + 2], row[r + 2], s) * (rgb[pixel + 2] ?? 0) +
      mix(row[l + 3], row[r + 3], s);
    alpha[start + x] = Math.min(255, Math.max(0, Math.round(value * scale)));
  }
}

/** Where each pixel of a row lies between two of the small copy, whose four values stand side by side. */
function columnsOf(width: number, small: number): Columns {
  const [left, right, share] = [new Int32Array(width), new Int32Array(width), new Float32Array(width)];
  for (let x = 0; x < width; x += 1) {
    const between = place(x, width, small);
    left[x] = between.low * 4;
    right[x] = between.high * 4;
    share[x] = between.share;
  }
  return { left, right, share };
}

import { type Between, mix, place } from '../../picture/resize-plane.ts';
import type { Plane } from '../guided-filter.ts';
import { apartFrom, type Picture } from './fit-seen-ground.ts';
import type { Evidence } from './weigh-evidence.ts';

/** In the ground's spreads: up to the first nothing is there; the last is how far apart the thing is at least. */
const range = { none: 2, least: 2 };
/** Of how far apart the thing is nearby: from there on a pixel is wholly the thing. */
const wholly = 0.9;

/** At full size, where the colours are believed; nothing is held but the result, which is changed in place. */
export function applyEvidence(alpha: Uint8Array, { rgb, width, height }: Picture, evidence: Evidence): void {
  const { ground, weight, whole } = evidence;
  const spans = spansOf(weight);
  for (let y = 0; y < height; y += 1) {
    const row = place(y, height, weight.height);
    // Most of most pictures is left as it is.
    const first = Math.min(spans.first[row.low] ?? 0, spans.first[row.high] ?? 0);
    const last = Math.max(spans.last[row.low] ?? 0, spans.last[row.high] ?? 0);
    const from = Math.max(0, Math.floor(((first - 1) * width) / weight.width));
    const to = Math.min(width, Math.ceil(((last + 2) * width) / weight.width));
    const groundRow = ((y + 0.5) * ground.height) / height - 0.5;
    for (let x = from; x < to; x += 1) {
      const column = place(x, width, weight.width);
      const believed = valueAt(weight, column, row);
      if (believed <= 0) continue;
      const i = y * width + x;
      const apart = apartFrom(ground, ((x + 0.5) * ground.width) / width - 0.5, groundRow, rgb, i * 3);
      const full = Math.max(range.least, wholly * valueAt(whole, column, row) - range.none);
      const found = 255 * Math.min(1, Math.max(0, (apart - range.none) / full));
      const before = alpha[i] ?? 0;
      alpha[i] = Math.round(before + believed * (found - before));
    }
  }
}

function valueAt({ width, data }: Plane, column: Between, row: Between): number {
  const [upper, lower] = [row.low * width, row.high * width];
  return mix(
    mix(data[upper + column.low], data[upper + column.high], column.share),
    mix(data[lower + column.low], data[lower + column.high], column.share),
    row.share,
  );
}

/** Where each row has its first and last weight; an empty one ends before it begins. */
function spansOf({ width, height, data }: Plane): { readonly first: Int32Array; readonly last: Int32Array } {
  const [first, last] = [new Int32Array(height).fill(width + 2), new Int32Array(height).fill(-3)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 0) <= 0) continue;
      first[y] = Math.min(first[y] ?? x, x);
      last[y] = x;
    }
  }
  return { first, last };
}

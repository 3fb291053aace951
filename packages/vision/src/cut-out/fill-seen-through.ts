import { islandsOf } from '../segment/islands.ts';
import type { Plane } from './guided-filter.ts';

/** So much of a hole is seen as subject by the other look. */
const filled = 0.8;

/**
 * Of spectacles the careful eye sees the rims alone, and what shows through glass as a hole. A hole stays one only if
 * the other look sees it, too: between a handle and its cup both do.
 */
export function fillSeenThrough(seen: Plane, other: Plane): Plane {
  const { width, height } = seen;
  const data = Float32Array.from(seen.data);
  const open = Uint8Array.from(data, (value) => (value > 0.5 ? 0 : 1));
  const isAtBorder = (i: number): boolean =>
    i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;
  for (const hole of islandsOf(open, width)) {
    if (hole.some(isAtBorder)) continue;
    const inside = hole.filter((i) => (other.data[i] ?? 0) > 0.5).length;
    if (inside < hole.length * filled) continue;
    for (const i of hole) data[i] = Math.max(data[i] ?? 0, other.data[i] ?? 0);
  }
  return { ...seen, data };
}

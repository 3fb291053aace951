import type { Plane } from '../cut-out/guided-filter.ts';
import { depthOf } from './depth.ts';
import { islandsOf } from './islands.ts';

/** Shares of the longer side. A wire is thin and leads away; a shadow is wide, and a doubtful edge leads nowhere. */
const thin = 0.012;
const away = 0.02;
/** Steps from the outline within which a part hangs on it. */
const touching = 2;

/** Adds thin parts that stood out and hang on the outline: a wire can be finer than the outline's own pixels. */
export function keepThin(outline: Plane, seen: Plane): Plane {
  const { width, height } = outline;
  const side = Math.max(width, height);
  const outside = Uint8Array.from(outline.data, (value) => (value > 0.5 ? 0 : 1));
  const lost = outside.map((value, i) => (value === 1 && (seen.data[i] ?? 0) > 0.5 ? 1 : 0));
  const distance = depthOf(outside, width, height);
  const depth = depthOf(lost, width, height);
  const data = Float32Array.from(outline.data);
  for (const island of islandsOf(lost, width)) {
    const farthest = most(island, distance);
    const hangs = island.some((i) => (distance[i] ?? 0) <= touching);
    if (!hangs || farthest < side * away || most(island, depth) > side * thin) continue;
    for (const i of island) data[i] = seen.data[i] ?? 0;
  }
  return { width, height, data };
}

function most(island: readonly number[], values: Uint16Array): number {
  return island.reduce((highest, i) => Math.max(highest, values[i] ?? 0), 0);
}

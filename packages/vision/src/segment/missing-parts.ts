import type { Point } from '@adwright/domain/engines/pictures.ts';
import type { Plane } from '../cut-out/guided-filter.ts';
import { deepest, depthOf } from './depth.ts';

/** What stands out more than this is surely the subject. */
const sure = 0.8;
const mostPlaces = 3;
/** Nearer to the edge than this it may be the edge that differs. */
const shallow = 3;

export type Missing = {
  /** The share of what surely stands out that is inside, 0 to 1. */
  readonly share: number;
  /** In the middle of what is not, the largest part first. */
  readonly places: readonly Point[];
};

/** `logits` has the plane's size and is above 0 inside. */
export function deepestMissing(seen: Plane, logits: Float32Array): Missing {
  const { width, height } = seen;
  const missing = new Uint8Array(seen.data.length);
  let [all, inside] = [0, 0];
  for (let i = 0; i < missing.length; i += 1) {
    if ((seen.data[i] ?? 0) < sure) continue;
    all += 1;
    if ((logits[i] ?? 0) > 0) inside += 1;
    else missing[i] = 1;
  }
  const places: Point[] = [];
  while (places.length < mostPlaces) {
    const depths = depthOf(missing, width, height);
    const at = deepest(depths);
    const depth = depths[at] ?? 0;
    if (depth < shallow) break;
    const place = { x: at % width, y: Math.floor(at / width) };
    places.push(place);
    clearAround(missing, width, height, place, depth * 2);
  }
  return { share: all === 0 ? 1 : inside / all, places };
}

function clearAround(marked: Uint8Array, width: number, height: number, { x, y }: Point, reach: number): void {
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
    marked.fill(0, row * width + Math.max(0, x - reach), row * width + Math.min(width, x + reach + 1));
}

import type { Plane } from '../cut-out/guided-filter.ts';
import { islandsOf } from './islands.ts';

/** A share of the subject: smaller islands are noise. */
const least = 0.004;

/** Takes away small islands beside the subject. */
export function dropSpecks(subject: Plane): Plane {
  const marked = Uint8Array.from(subject.data, (value) => (value > 0 ? 1 : 0));
  const total = marked.reduce((sum, value) => sum + value, 0);
  const data = Float32Array.from(subject.data);
  for (const island of islandsOf(marked, subject.width))
    if (island.length < total * least) for (const i of island) data[i] = 0;
  return { ...subject, data };
}

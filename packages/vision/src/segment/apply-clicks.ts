import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { Plane } from '../cut-out/guided-filter.ts';
import { partAt } from './part-at.ts';
import type { Embedding } from './sam2.ts';

/** What was found, with the parts that somebody pointed at put in or taken away, one after the other. */
export async function applyClicks(embedding: Embedding, found: Plane, clicks: readonly CutClick[]): Promise<Plane> {
  const data = Float32Array.from(found.data);
  for (const [index, { keep }] of clicks.entries()) {
    const part = (await partAt(embedding, clicks.slice(0, index + 1), found)).data;
    for (let i = 0; i < data.length; i += 1) {
      const [before, inside] = [data[i] ?? 0, part[i] ?? 0];
      data[i] = keep ? Math.max(before, inside) : Math.min(before, 1 - inside);
    }
  }
  return { ...found, data };
}

import { createHash } from 'node:crypto';
import type { CutOutResult } from '@adwright/domain/engines/pictures.ts';
import type { CutOrder } from './cut-out.ts';

/** Some dozen products as large as people send them. */
const usualBytes = 96 * 2 ** 20;

type Cut = (order: CutOrder) => Promise<CutOutResult>;

export type KeptCuts = {
  /** What was cut before, else what `cut` makes of it. */
  of(order: CutOrder, cut: Cut): Promise<CutOutResult>;
};

/** The last cutouts by what they were cut from: people order again and again with the same picture, in other words. */
export function keepCuts(budget = usualBytes): KeptCuts {
  const kept = new Map<string, CutOutResult>();
  let bytes = 0;

  function forget(name: string): void {
    bytes -= kept.get(name)?.picture.bytes.length ?? 0;
    kept.delete(name);
  }

  return {
    async of(order, cut) {
      const name = nameOf(order);
      const found = kept.get(name) ?? (await cut(order));
      forget(name);
      kept.set(name, found);
      bytes += found.picture.bytes.length;
      for (const [oldest] of kept) {
        if (bytes <= budget) break;
        forget(oldest);
      }
      return found;
    },
  };
}

function nameOf({ bytes, engine, clicks }: CutOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([engine ?? null, clicks ?? []]))
    .update(bytes)
    .digest('hex');
}

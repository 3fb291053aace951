import type { Layer } from '../../creative/layer.ts';
import type { Motion } from '../../creative/motion.ts';
import type { Kit } from './kit.ts';
import { belowWords } from './regions.ts';

/** In tall frames the product looks in from the lower edge, as large as a poster would have it, where no words may stand. */
export function peek(kit: Kit, id: string, at: number, motion: Motion[]): Layer[] {
  const below = belowWords(kit);
  if (!below || !kit.product?.asset.cutout) return [];
  return kit.productIn(
    { ...below, x: below.x + below.width * 0.14, width: below.width * 0.72, height: below.width * 1.2 },
    { id, anchor: { x: at, y: 0 }, motion },
  );
}

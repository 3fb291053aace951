import type { Layer } from '../../creative/layer.ts';
import type { Motion } from '../../creative/motion.ts';
import type { Rect } from '../../layout/display-list.ts';
import type { Kit } from './kit.ts';

/** Whole, so near that the frame cuts it, aslant: the same shot three times would be no film. */
const views = [
  { near: 1, lean: 0 },
  { near: 1.5, lean: 0 },
  { near: 1.12, lean: -8 },
] as const;

/** The product as the scene of this number shows it. Nearer it grows away from the words: down, or to the end. */
export function viewOf(
  kit: Kit,
  index: number,
  stage: Rect,
  options: {
    readonly id: string;
    readonly away: 'down' | 'end';
    readonly anchor: { x: number; y: number };
    readonly motion: Motion[];
  },
): Layer[] {
  const { id, away, anchor, motion } = options;
  const { near, lean } = views[index % views.length] ?? views[0];
  if (near === 1) return kit.productIn(stage, { id, anchor, motion });
  if (!kit.product?.asset.cutout) {
    const closer: Motion = { phase: 'life', effect: 'ken-burns', from: near, to: near * 1.1 };
    return kit.productIn(stage, { id, anchor, motion: [...motion, closer] });
  }
  const width = stage.width * near;
  const height = stage.height * near;
  // Turned, a corner comes nearer to the words than its side was.
  const turned = (side: number): number => (lean === 0 ? 0 : side * 0.08);
  const grown: Rect =
    away === 'down'
      ? { x: stage.x - (width - stage.width) / 2, y: stage.y + turned(width), width, height }
      : { x: stage.x + turned(height), y: stage.y - (height - stage.height) / 2, width, height };
  return kit
    .productIn(grown, { id, anchor: away === 'down' ? { x: 0.5, y: 0 } : { x: 0, y: 0.5 }, motion })
    .filter((layer) => layer.slot === 'product')
    .map((layer) => (lean === 0 ? layer : { ...layer, rotate: lean }));
}

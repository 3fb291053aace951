import type { Creative } from '../creative/creative.ts';
import type { Box, Layer } from '../creative/layer.ts';
import type { LayerPatch } from './design.ts';

type Place = Pick<LayerPatch, 'dx' | 'dy' | 'scale' | 'stretchX' | 'hidden'>;

/**
 * The shadow a cut-out stands on is a layer of its own, `<id>-shadow`. It follows what casts it, or a moved
 * product would leave its shadow behind.
 */
export function shadowPatch(
  layer: Layer,
  siblings: readonly Layer[],
  byLayer: ReadonlyMap<string, Place>,
  frame: Pick<Creative, 'width' | 'height'>,
): Place | undefined {
  if (!layer.id.endsWith('-shadow')) return undefined;
  const casterId = layer.id.slice(0, -'-shadow'.length);
  const patch = byLayer.get(casterId);
  const caster = siblings.find((sibling) => sibling.id === casterId);
  if (!patch || !caster) return undefined;
  const { dx = 0, dy = 0, scale = 1, stretchX, hidden } = patch;
  const a = middleOf(caster.box, frame);
  const b = middleOf(layer.box, frame);
  const away = a && b ? { x: (b.x - a.x) * (scale - 1), y: (b.y - a.y) * (scale - 1) } : { x: 0, y: 0 };
  return {
    dx: held(dx + away.x / frame.width),
    dy: held(dy + away.y / frame.height),
    scale,
    ...(stretchX === undefined ? {} : { stretchX }),
    ...(hidden === undefined ? {} : { hidden }),
  };
}

function held(value: number): number {
  return Math.max(-2, Math.min(2, value));
}

function middleOf(
  box: Box | undefined,
  frame: Pick<Creative, 'width' | 'height'>,
): { x: number; y: number } | undefined {
  if (!box) return undefined;
  const x = box.unit === 'fr' ? frame.width : 1;
  const y = box.unit === 'fr' ? frame.height : 1;
  return { x: (box.x + box.width / 2) * x, y: (box.y + box.height / 2) * y };
}

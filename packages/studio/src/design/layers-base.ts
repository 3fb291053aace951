import type { Box } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import type { AdDesign } from './design.ts';

export type LayersBase = Extract<AdDesign['base'], { kind: 'layers' }>;

export function pixelBox(box: Box | undefined, frame: { readonly width: number; readonly height: number }): Rect {
  if (!box) return { x: 0, y: 0, width: frame.width, height: frame.height };
  const x = box.unit === 'fr' ? frame.width : 1;
  const y = box.unit === 'fr' ? frame.height : 1;
  return { x: box.x * x, y: box.y * y, width: box.width * x, height: box.height * y };
}

export function isFullBleed(box: Rect, base: LayersBase): boolean {
  return box.width >= base.width * 0.94 && box.height >= base.height * 0.94;
}

import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { Point } from '@adwright/studio/layout/display-list.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { drawnSize } from '../geometry/drawn-size.ts';
import { moveGrip, takeHold } from '../geometry/grip.ts';
import type { Site } from '../store/site.ts';
import { unlocked } from './lock-layers.ts';
import { scaleLayers } from './move-layers.ts';

const within = { least: 0.02, most: 50 };

/** Words have the size of their letters; shapes are drawn in any box, and pictures are cropped to theirs. */
export function isStretchable({ layer }: EditableLayer): boolean {
  return layer.kind === 'shape' || layer.kind === 'image';
}

function stretchOf({ layer }: EditableLayer): Point {
  return (layer.kind === 'shape' || layer.kind === 'image' ? layer.stretch : undefined) ?? { x: 1, y: 1 };
}

/** How much wider and higher it may still become, and how much less. */
export function stretchWithin(layer: EditableLayer, along: 'x' | 'y'): { least: number; most: number } {
  const now = stretchOf(layer)[along];
  return { least: within.least / now, most: within.most / now };
}

/** Wider or higher by itself, about a point of the frame that stays. */
export function stretchLayer(site: Site, id: string, by: Point, anchor: Point): AdDesign {
  const layer = site.byId.get(id);
  const [grip] = takeHold(site, unlocked(site.design, [id]));
  if (!layer || !grip || !isStretchable(layer)) return site.design;
  const from = stretchOf(layer);
  const held = (along: 'x' | 'y'): number => Math.max(within.least, Math.min(within.most, from[along] * by[along]));
  const [x, y] = [held('x'), held('y')];
  const middle = centerOf(grip.box);
  const way = { x: (anchor.x - middle.x) * (1 - x / from.x), y: (anchor.y - middle.y) * (1 - y / from.y) };
  const moved = way.x === 0 && way.y === 0 ? site.design : moveGrip(site, grip, way.x, way.y);
  const fields = { ...(x !== from.x && { stretchX: x }), ...(y !== from.y && { stretchY: y }) };
  return Object.keys(fields).length === 0 ? site.design : patchDesign(moved, id, fields, site.scope);
}

/** So many pixels of the frame wide or high. What cannot be stretched grows evenly. Its first corner stays. */
export function sizeLayer(site: Site, id: string, along: 'width' | 'height', wished: number): AdDesign {
  const layer = site.byId.get(id);
  const box = site.boxes.get(id);
  const now = layer && drawnSize(site.list, layer)?.[along];
  if (!layer || !box || !now) return site.design;
  const factor = wished / now;
  const anchor = (layer.layer.rotate ?? 0) === 0 ? { x: box.x, y: box.y } : centerOf(box);
  if (!isStretchable(layer)) return scaleLayers(site, [id], factor, anchor);
  return stretchLayer(site, id, along === 'width' ? { x: factor, y: 1 } : { x: 1, y: factor }, anchor);
}

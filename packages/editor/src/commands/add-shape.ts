import type { ShapeLayer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import type { Outcome, Site } from '../store/site.ts';
import { addLayer } from './add-layer.ts';

export const shapeNames = ['rectangle', 'rounded', 'ellipse', 'line', 'badge', 'star'] as const;
export type ShapeName = (typeof shapeNames)[number];

type Drawn = { readonly shape: ShapeLayer['shape']; readonly width: number; readonly height: number };

const shapes: Readonly<Record<ShapeName, Drawn>> = {
  rectangle: { shape: { kind: 'rect' }, width: 420, height: 280 },
  rounded: { shape: { kind: 'rect', radius: 36 }, width: 420, height: 280 },
  ellipse: { shape: { kind: 'ellipse' }, width: 300, height: 300 },
  line: { shape: { kind: 'rect', radius: 4 }, width: 480, height: 8 },
  badge: { shape: { kind: 'burst', points: 18, depth: 0.12 }, width: 280, height: 280 },
  star: { shape: { kind: 'burst', points: 5, depth: 0.55 }, width: 280, height: 280 },
};

export function addShape(site: Site, name: ShapeName): Outcome {
  const { shape, width, height } = shapes[name];
  const { accent } = site.design.brand.colors;
  return addLayer(site, name, { kind: 'shape', box: { x: 0, y: 0, width, height }, shape, fill: solid(accent) });
}

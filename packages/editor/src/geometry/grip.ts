import { applyPatches } from '@adwright/studio/design/apply-patches.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { Site } from '../store/site.ts';
import { outermost } from './outermost.ts';

type Held = Pick<Site, 'design' | 'made' | 'byId' | 'frame' | 'scope' | 'measurer'>;

/** A thing taken hold of: how its place in the frame answers to its patch. */
export type Grip = {
  readonly id: string;
  readonly box: Rect;
  readonly from: { readonly dx: number; readonly dy: number; readonly scale: number };
  /** Pixels of the frame for a whole of dx and dy: negative where reading runs to the left. */
  readonly reach: Point;
  /** What scaling leaves where it is. */
  readonly origin: Point;
};

const most = { shift: 2, least: 0.05, scale: 20 };

function held(value: number, least: number, largest: number): number {
  return Math.max(least, Math.min(largest, value));
}

function placeOf({ layer }: EditableLayer): Grip['from'] {
  return { dx: layer.shift?.x ?? 0, dy: layer.shift?.y ?? 0, scale: layer.scale ?? 1 };
}

type Fields = Partial<Grip['from']>;

/**
 * Takes hold of things. Groups around them may be moved, scaled and mirrored themselves, so their answer is found by
 * trying, all at once: where they are, once moved a little, once made twice as large.
 */
export function takeHold(site: Held, ids: readonly string[]): Grip[] {
  const { design, made, byId, frame, scope, measurer } = site;
  const layers = outermost(made, ids).flatMap((id) => byId.get(id) ?? []);
  const boxesWith = (fields: (from: Grip['from']) => Fields): Map<string, Rect> => {
    const patched = layers.reduce((now, layer) => patchDesign(now, layer.id, fields(placeOf(layer)), scope), design);
    return boxesOf(layoutCreative(applyPatches(made, patched.patches, frame.id), measurer), layers);
  };
  const stepOf = ({ dx, dy }: Grip['from']): number => (dx > 1 || dy > 1 ? -0.1 : 0.1);
  const grownBy = ({ scale }: Grip['from']): number => Math.min(most.scale, scale * 2);
  const now = boxesWith(() => ({}));
  const moved = boxesWith((from) => ({ dx: from.dx + stepOf(from), dy: from.dy + stepOf(from) }));
  const grown = boxesWith((from) => ({ scale: grownBy(from) }));
  return layers.flatMap((layer) => {
    const from = placeOf(layer);
    const boxes = [now, moved, grown].map((one) => one.get(layer.id));
    const [box, after, larger] = boxes;
    if (!box || !after || !larger) return [];
    const [a, b, c] = [centerOf(box), centerOf(after), centerOf(larger)];
    const factor = grownBy(from) / from.scale;
    const still = (at: number, then: number): number => (factor === 1 ? at : (then - at * factor) / (1 - factor));
    const step = stepOf(from);
    return {
      id: layer.id,
      box,
      from,
      reach: { x: (b.x - a.x) / step, y: (b.y - a.y) / step },
      origin: { x: still(a.x, c.x), y: still(a.y, c.y) },
    };
  });
}

function shifted({ from, reach }: Grip, x: number, y: number): { dx: number; dy: number } {
  return {
    dx: held(from.dx + (reach.x === 0 ? 0 : x / reach.x), -most.shift, most.shift),
    dy: held(from.dy + (reach.y === 0 ? 0 : y / reach.y), -most.shift, most.shift),
  };
}

/** Moves by pixels of the frame from where it was taken hold of. */
export function moveGrip(site: Pick<Site, 'design' | 'scope'>, grip: Grip, x: number, y: number): AdDesign {
  return patchDesign(site.design, grip.id, shifted(grip, x, y), site.scope);
}

/** Scales about a point of the frame that stays where it is. */
export function scaleGrip(site: Pick<Site, 'design' | 'scope'>, grip: Grip, wished: number, anchor: Point): AdDesign {
  const { from, origin } = grip;
  const scale = held(from.scale * wished, most.least, most.scale);
  const factor = scale / from.scale;
  const way = shifted(grip, (anchor.x - origin.x) * (1 - factor), (anchor.y - origin.y) * (1 - factor));
  return patchDesign(site.design, grip.id, { scale, ...way }, site.scope);
}

/** How much smaller and larger things may still become. */
export function scaleWithin(layers: readonly EditableLayer[]): { least: number; most: number } {
  const scales = layers.map(({ layer }) => layer.scale ?? 1);
  return { least: most.least / Math.min(...scales), most: most.scale / Math.max(...scales) };
}

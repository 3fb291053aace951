import { applyPatches } from '@adwright/studio/design/apply-patches.ts';
import { unpatchedCreative } from '@adwright/studio/design/design-creative.ts';
import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign, type EditScope } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';

/** A thing taken hold of: how its place in the frame answers to its patch. */
export type Grip = {
  readonly design: AdDesign;
  readonly id: string;
  readonly scope: EditScope;
  readonly frame: DesignFrame;
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

/**
 * Takes hold of a thing. Groups around it may be moved, scaled and mirrored themselves, so its answer is found by
 * trying: once moved a little, once made twice as large.
 */
export function takeHold(
  design: AdDesign,
  layer: EditableLayer,
  frame: DesignFrame,
  scope: EditScope,
  measurer: TextMeasurer,
): Grip | undefined {
  const from = { dx: layer.layer.shift?.x ?? 0, dy: layer.layer.shift?.y ?? 0, scale: layer.layer.scale ?? 1 };
  const made = unpatchedCreative(design, frame);
  const boxWith = (fields: Partial<Grip['from']>): Rect | undefined => {
    const { patches } = patchDesign(design, layer.id, fields, scope);
    return boxesOf(layoutCreative(applyPatches(made, patches, frame.id), measurer), [layer]).get(layer.id);
  };
  const step = from.dx > 1 || from.dy > 1 ? -0.1 : 0.1;
  const box = boxWith({});
  const moved = boxWith({ dx: from.dx + step, dy: from.dy + step });
  const grown = boxWith({ scale: Math.min(most.scale, from.scale * 2) });
  if (!box || !moved || !grown) return undefined;
  const factor = Math.min(most.scale, from.scale * 2) / from.scale;
  const [a, b, c] = [centerOf(box), centerOf(moved), centerOf(grown)];
  const still = (at: number, then: number): number => (factor === 1 ? at : (then - at * factor) / (1 - factor));
  return {
    design,
    id: layer.id,
    scope,
    frame,
    box,
    from,
    reach: { x: (b.x - a.x) / step, y: (b.y - a.y) / step },
    origin: { x: still(a.x, c.x), y: still(a.y, c.y) },
  };
}

/** Moves by pixels of the frame from where it was taken hold of. */
export function moveBy(grip: Grip, x: number, y: number): AdDesign {
  const { from, reach } = grip;
  const dx = held(from.dx + (reach.x === 0 ? 0 : x / reach.x), -most.shift, most.shift);
  const dy = held(from.dy + (reach.y === 0 ? 0 : y / reach.y), -most.shift, most.shift);
  return patchDesign(grip.design, grip.id, { dx, dy }, grip.scope);
}

/** Scales about a point of the frame that stays where it is. */
export function scaleAbout(grip: Grip, wished: number, anchor: Point): AdDesign {
  const { from, reach, origin } = grip;
  const scale = held(from.scale * wished, most.least, most.scale);
  const factor = scale / from.scale;
  const x = (anchor.x - origin.x) * (1 - factor);
  const y = (anchor.y - origin.y) * (1 - factor);
  const dx = held(from.dx + (reach.x === 0 ? 0 : x / reach.x), -most.shift, most.shift);
  const dy = held(from.dy + (reach.y === 0 ? 0 : y / reach.y), -most.shift, most.shift);
  return patchDesign(grip.design, grip.id, { scale, dx, dy }, grip.scope);
}

/** How much smaller and larger a thing may still become. */
export function scaleWithin(layer: EditableLayer): { least: number; most: number } {
  const now = layer.layer.scale ?? 1;
  return { least: most.least / now, most: most.scale / now };
}

import { z } from 'zod';
import { Layer } from '../creative/layer.ts';
import type { DesignFrame } from './design-frame.ts';
import { everyLayer } from './layer-tree.ts';
import { scaleLayer } from './scale-layer.ts';

/** Templates never name a layer so: what a person added cannot be mistaken for what the template has. */
const prefix = 'added-';

/** The frame that lengths of an added layer are meant for is this high and this wide. */
export const addedFor = 1000;

const still = new Set<Layer['kind']>(['text', 'image', 'shape', 'rating', 'group']);
const isNamed = (layer: Layer): boolean => everyLayer([layer]).every(({ id }) => id.startsWith(prefix));

/**
 * A layer that a person put in. Its middle stands at fractions of the safe area, x in the reading direction; its
 * box's size and every other length grow and shrink with the frame. Patches hold for it as for any other.
 */
export const AddedLayer = z.strictObject({
  x: z.number().min(-1).max(2),
  y: z.number().min(-1).max(2),
  layer: Layer.refine((layer) => everyLayer([layer]).every(({ kind }) => still.has(kind)), 'a kind that stands still')
    .refine(isNamed, `ids begin with ${prefix}`)
    .refine((layer) => layer.box !== undefined && layer.box.unit !== 'fr', 'a box in pixels'),
});
export type AddedLayer = z.infer<typeof AddedLayer>;

export const AddedLayers = z
  .array(AddedLayer)
  .max(120)
  .refine((added) => {
    const ids = everyLayer(added.map(({ layer }) => layer)).map(({ id }) => id);
    return new Set(ids).size === ids.length;
  }, 'an id is used twice');

export function isAdded(id: string): boolean {
  return id.startsWith(prefix);
}

/** The first free number: ids stay short and the same steps give the same ids. */
export function freshId(taken: ReadonlySet<string>, kind: string): string {
  for (let number = 1; ; number += 1) {
    const id = `${prefix}${kind}-${number}`;
    if (!taken.has(id)) return id;
  }
}

type Room = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The safe area in the reading direction. */
export function safeRoom({ width, height, safe }: DesignFrame, direction: 'ltr' | 'rtl'): Room {
  return {
    x: direction === 'rtl' ? safe.right : safe.left,
    y: safe.top,
    width: width - safe.left - safe.right,
    height: height - safe.top - safe.bottom,
  };
}

/** How much larger a thing is drawn than it is written: by the frame's area, and never larger than the safe area. */
export function addedScale(
  box: { readonly width: number; readonly height: number },
  frame: DesignFrame,
  room: Room,
): number {
  const byArea = Math.sqrt(frame.width * frame.height) / addedFor;
  return Math.min(byArea, room.width / Math.max(1, box.width), room.height / Math.max(1, box.height));
}

const known = new WeakMap<AddedLayer, { readonly key: string; readonly layer: Layer }>();

/** What was added, in one size. A layer that has not changed stays the same object, so its text is not set anew. */
export function fitAdded(added: readonly AddedLayer[], frame: DesignFrame, direction: 'ltr' | 'rtl'): Layer[] {
  const { top, right, bottom, left } = frame.safe;
  const key = [direction, frame.width, frame.height, top, right, bottom, left].join(' ');
  return added.map((one) => {
    const found = known.get(one);
    if (found?.key === key) return found.layer;
    const layer = fitted(one, frame, safeRoom(frame, direction));
    known.set(one, { key, layer });
    return layer;
  });
}

function fitted({ x, y, layer }: AddedLayer, frame: DesignFrame, room: Room): Layer {
  const box = layer.box ?? { x: 0, y: 0, width: addedFor / 2, height: addedFor / 2 };
  const by = addedScale(box, frame, room);
  const across = placed(x, box.width, { at: room.x, size: room.width }, by);
  const down = placed(y, box.height, { at: room.y, size: room.height }, by);
  return { ...scaleLayer(layer, by), box: { x: across.at, y: down.at, width: across.size, height: down.size } };
}

type Axis = { readonly at: number; readonly size: number };

/** What stood wholly inside stays inside: in a strip a badge takes nearly all of the height. */
function placed(middle: number, extent: number, room: Axis, by: number): Axis {
  const size = extent * by;
  const at = room.at + middle * room.size - size / 2;
  const half = extent / addedFor / 2;
  const inside = middle - half >= -0.001 && middle + half <= 1.001;
  return { at: inside ? Math.max(room.at, Math.min(room.at + room.size - size, at)) : at, size };
}

import type { Layer } from '@adwright/studio/creative/layer.ts';
import { addedScale, type AddedLayer, freshId, safeRoom } from '@adwright/studio/design/added-layers.ts';
import { AddedLayer as AddedLayerSchema } from '@adwright/studio/design/added-layers.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { everyLayer, leavesOf } from '@adwright/studio/design/layer-tree.ts';
import { scaleLayer } from '@adwright/studio/design/scale-layer.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import type { Site } from '../store/site.ts';
import { drawnSize } from '../geometry/drawn-size.ts';
import type { Clip } from './clip.ts';
import { ownLooks, sharedLook } from './own-looks.ts';

/** Only what a layer is; where the template or a hand put it is said anew. */
function bare(layer: Layer): Layer {
  const { box: _box, shift: _shift, scale: _scale, size: _size, priority: _priority, ...rest } = layer;
  const { time: _time, motion: _motion, order: _order, ...still } = rest;
  if (still.kind !== 'shape' && still.kind !== 'image') return still;
  const { stretch, ...plain } = still;
  // Its new box is as large as it was pulled; a picture stays cropped to it.
  return plain.kind === 'image' && stretch && stretch.x !== stretch.y ? { ...plain, fit: 'cover' } : plain;
}

/** A text with a slot would be taken for the brief's own words. */
function renamed(layer: Layer, name: (layer: Layer) => string): Layer {
  const { slot, ...rest } = layer;
  const id = name(layer);
  const own = (layer.kind === 'image' && slot ? { ...rest, slot, id } : { ...rest, id }) as Layer;
  return own.kind === 'group' ? { ...own, children: own.children.map((child) => renamed(child, name)) } : own;
}

function asAdded(site: Site, layer: EditableLayer, name: (layer: Layer) => string): AddedLayer | undefined {
  const drawn = drawnSize(site.list, layer);
  const standing = site.boxes.get(layer.id);
  if (!drawn || !standing) return undefined;
  const { frame } = site;
  const rtl = site.creative.direction === 'rtl';
  const room = safeRoom(frame, site.creative.direction);
  // Letters that were made to fit would otherwise be wrapped anew by a hair.
  const slack = layer.layer.kind === 'text' ? 1.03 : 1;
  const box = { x: 0, y: 0, width: drawn.width * slack + 1, height: drawn.height * slack + 1 };
  const by = addedScale({ width: 1, height: 1 }, frame, room);
  const small = scaleLayer(bare(sharedLook(site, layer)), drawn.scale / by);
  const sized: Layer =
    small.kind === 'text' && drawn.letters !== undefined
      ? {
          ...small,
          style: {
            ...small.style,
            size: Math.max(4, drawn.letters / by),
            minSize: Math.max(4, drawn.letters / by / 3),
          },
        }
      : small;
  const middle = centerOf(standing);
  const x = rtl ? frame.width - middle.x : middle.x;
  const one = {
    x: Math.max(-1, Math.min(2, (x - room.x) / room.width)),
    y: Math.max(-1, Math.min(2, (middle.y - room.y) / room.height)),
    layer: { ...renamed(sized, name), box: { ...box, width: box.width / by, height: box.height / by } },
  };
  return AddedLayerSchema.safeParse(one).success ? one : undefined;
}

/** The chosen layers as they stand, ready to be put in elsewhere. Nothing if none of them can be. */
export function copyLayers(site: Site, ids: readonly string[]): Clip | undefined {
  const taken = new Set<string>();
  const name = (layer: Layer): string => {
    const id = freshId(taken, layer.kind);
    taken.add(id);
    return id;
  };
  const chosen = site.layers.filter((layer) => ids.includes(layer.id) && !layer.hidden);
  const copies = chosen.flatMap((layer) => {
    const copy = asAdded(site, layer, name);
    return copy ? [{ copy, looks: ownLooks(site.design, layer.id, copy.layer.id) }] : [];
  });
  const layers = copies.map(({ copy }) => copy);
  const looks = copies.flatMap((one) => one.looks);
  if (layers.length === 0) return undefined;
  const shown = leavesOf(everyLayer(layers.map(({ layer }) => layer))).flatMap((leaf) =>
    leaf.kind === 'image' ? leaf.asset : [],
  );
  const pictures = [...new Set([...shown, ...looks.flatMap(({ asset }) => asset ?? [])])].flatMap((id) => {
    const asset = site.creative.assets[id];
    return asset ? [{ id, asset }] : [];
  });
  return { type: 'adwright/layers', version: 1, layers, pictures, ...(looks.length > 0 && { looks }) };
}

import type { AssetRef, Creative } from '../creative/creative.ts';
import type { GroupLayer, Layer, ShapeLayer } from '../creative/layer.ts';
import { reordered } from '../creative/paint-order.ts';
import { groundLayer, type LayerPatch } from './design.ts';
import { patchLook } from './patch-look.ts';
import { shadowPatch } from './shadow-patch.ts';

type Fields = Omit<LayerPatch, 'layer' | 'placement'>;

/** What holds for each layer in one placement: what holds everywhere, then what holds only there. */
export function patchesFor(patches: readonly LayerPatch[], placement: string): Map<string, Fields> {
  const merged = new Map<string, Fields>();
  const general = patches.filter((patch) => patch.placement === undefined);
  const special = patches.filter((patch) => patch.placement === placement);
  for (const { layer, placement: _placement, ...fields } of [...general, ...special])
    merged.set(layer, { ...merged.get(layer), ...fields });
  return merged;
}

/** Puts changes by hand onto a creative. What they name and the creative lacks is passed over. */
export function applyPatches(creative: Creative, patches: readonly LayerPatch[], placement: string): Creative {
  const byLayer = patchesFor(patches, placement);
  if (byLayer.size === 0) return creative;
  const ground = byLayer.get(groundLayer)?.fill;
  const patched = (layers: readonly Layer[]): Layer[] => stackedSiblings(layers, byLayer, creative);
  return {
    ...creative,
    scenes: creative.scenes.map((scene) => ({
      ...scene,
      ...(ground ? { background: ground } : {}),
      layers: patched(scene.layers),
    })),
    overlay: patched(creative.overlay),
  };
}

function patchSiblings(layers: readonly Layer[], byLayer: ReadonlyMap<string, Fields>, creative: Creative): Layer[] {
  const kept = layers.flatMap((layer) => {
    const patch = byLayer.get(layer.id) ?? shadowPatch(layer, layers, byLayer, creative);
    const inner = layer.kind === 'group' ? patchChildren(layer, byLayer, creative) : layer;
    if (patch?.hidden || !inner) return [];
    return [patch ? patchedOnce(inner, patch, creative.assets) : inner];
  });
  return kept;
}

/** Among free siblings the list itself is the order they are drawn in. */
function stackedSiblings(layers: readonly Layer[], byLayer: ReadonlyMap<string, Fields>, creative: Creative): Layer[] {
  return reordered(patchSiblings(layers, byLayer, creative), ({ id }) => byLayer.get(id)?.order);
}

/** In a row or a column the list is who stands where: there a layer only learns how far in front it is drawn. */
function linedUpSiblings(layers: readonly Layer[], byLayer: ReadonlyMap<string, Fields>, creative: Creative): Layer[] {
  return patchSiblings(layers, byLayer, creative).map((layer) => {
    const order = byLayer.get(layer.id)?.order ?? layer.order;
    return order === layer.order ? layer : { ...layer, order };
  });
}

/** A group that has lost all it held goes with it: an empty plate says nothing. */
function patchChildren(
  group: GroupLayer,
  byLayer: ReadonlyMap<string, Fields>,
  creative: Creative,
): GroupLayer | undefined {
  const siblings = group.layout === 'free' ? stackedSiblings : linedUpSiblings;
  const children = siblings(group.children, byLayer, creative);
  const same = children.length === group.children.length && children.every((one, at) => one === group.children[at]);
  if (same) return group;
  return children.length === 0 ? undefined : { ...group, children };
}

const patchedBefore = new WeakMap<Layer, { readonly patch: Fields; readonly layer: Layer }>();

function alike(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a) as (keyof Fields)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** A layer patched the same way as before is the same layer, so its text is not set anew with every key typed elsewhere. */
function patchedOnce(layer: Layer, patch: Fields, assets: Readonly<Record<string, AssetRef>>): Layer {
  if (patch.asset !== undefined) return patchLayer(layer, patch, assets);
  const found = patchedBefore.get(layer);
  if (found && alike(found.patch, patch)) return found.layer;
  const made = patchLayer(layer, patch, assets);
  patchedBefore.set(layer, { patch, layer: made });
  return made;
}

function patchLayer(layer: Layer, patch: Fields, assets: Readonly<Record<string, AssetRef>>): Layer {
  const { dx, dy, scale, rotate, stretchX, stretchY } = patch;
  const shift =
    dx === undefined && dy === undefined ? undefined : { x: dx ?? layer.shift?.x ?? 0, y: dy ?? layer.shift?.y ?? 0 };
  return {
    ...patchLook(layer, patch, assets),
    ...(shift ? { shift } : {}),
    ...(scale === undefined ? {} : { scale }),
    ...(rotate === undefined ? {} : { rotate }),
    ...(stretchX === undefined && stretchY === undefined ? {} : stretchOf(layer, stretchX, stretchY)),
  };
}

function stretchOf(layer: Layer, x: number | undefined, y: number | undefined): Pick<ShapeLayer, 'stretch'> {
  if (layer.kind !== 'shape' && layer.kind !== 'image') return {};
  return { stretch: { x: x ?? layer.stretch?.x ?? 1, y: y ?? layer.stretch?.y ?? 1 } };
}

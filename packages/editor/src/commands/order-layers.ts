import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { reordered } from '@adwright/studio/creative/paint-order.ts';
import { patchesFor } from '@adwright/studio/design/apply-patches.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { Site } from '../store/site.ts';
import { unlocked } from './lock-layers.ts';

export type Ordering = 'forward' | 'backward' | 'front' | 'back';
type Ordered = Pick<Site, 'design' | 'made' | 'scope'>;

/** The layers beside one, itself included, as the template has them. */
function siblingsOf(id: string, { scenes, overlay }: Creative): readonly Layer[] {
  const search = (layers: readonly Layer[]): readonly Layer[] | undefined => {
    if (layers.some((layer) => layer.id === id)) return layers;
    for (const layer of layers) {
      const found = layer.kind === 'group' ? search(layer.children) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  for (const scene of scenes) {
    const found = search(scene.layers);
    if (found) return found;
  }
  return search(overlay) ?? [];
}

/** From the back to the front, as their patches order them. */
function stacked(siblings: readonly Layer[], patches: ReturnType<typeof patchesFor>): Layer[] {
  return reordered(siblings, ({ id }) => patches.get(id)?.order);
}

function holds(layer: Layer, id: string): boolean {
  return layer.id === id || (layer.kind === 'group' && layer.children.some((child) => holds(child, id)));
}

/**
 * Puts a layer at a place among its siblings. Patches count steps, and the steps of others are taken first, so the
 * right number is found by trying, the nearest to none first.
 */
function putAt(site: Ordered, id: string, siblings: readonly Layer[], place: number): AdDesign {
  const patches = patchesFor(site.design.patches, site.scope.placement);
  const lands = (order: number): number => {
    const tried = new Map(patches).set(id, { ...patches.get(id), order });
    return stacked(siblings, tried).findIndex((layer) => layer.id === id);
  };
  for (let steps = 0; steps <= siblings.length * 2; steps += 1) {
    const found = [steps, -steps].find((order) => lands(order) === place);
    if (found !== undefined) return patchDesign(site.design, id, { order: found || undefined }, site.scope);
  }
  return site.design;
}

/** A shadow belongs to what casts it and is no step by itself; neither is what cannot be seen. */
function isStep(layer: Layer, among: readonly Layer[], hidden: (id: string) => boolean): boolean {
  return !hidden(layer.id) && !among.some((other) => layer.id === `${other.id}-shadow`);
}

function orderLayer(site: Ordered, id: string, to: Ordering): AdDesign {
  const siblings = siblingsOf(id, site.made);
  const patches = patchesFor(site.design.patches, site.scope.placement);
  const now = stacked(siblings, patches);
  const at = now.findIndex((layer) => layer.id === id);
  if (at < 0) return site.design;
  const counts = (layer: Layer): boolean => isStep(layer, siblings, (one) => patches.get(one)?.hidden ?? false);
  const next = now.findIndex((layer, index) => index > at && counts(layer));
  const before = now.findLastIndex((layer, index) => index < at && counts(layer));
  const place = { forward: next, backward: before, front: now.length - 1, back: 0 }[to];
  return place < 0 || place === at ? site.design : putAt(site, id, siblings, place);
}

/** Several keep their order among themselves: the one that leads goes first. */
export function orderLayers(site: Site, ids: readonly string[], to: Ordering): AdDesign {
  const free = new Set(unlocked(site.design, ids));
  const ordered = site.layers.filter(({ id }) => free.has(id)).map(({ id }) => id);
  const leads = to === 'forward' || to === 'back' ? ordered.toReversed() : ordered;
  return leads.reduce((design, id) => orderLayer({ ...site, design }, id, to), site.design);
}

/** Right in front of or behind another, as far as the groups they stand in allow. */
export function placeBeside(site: Site, id: string, target: string, side: 'front' | 'behind'): AdDesign {
  const siblings = siblingsOf(id, site.made);
  const now = stacked(siblings, patchesFor(site.design.patches, site.scope.placement));
  const at = now.findIndex((layer) => layer.id === id);
  const beside = now.findIndex((layer) => layer.id !== id && holds(layer, target));
  if (at < 0 || beside < 0 || unlocked(site.design, [id]).length === 0) return site.design;
  const left = beside > at ? beside - 1 : beside;
  return putAt(site, id, siblings, side === 'front' ? left + 1 : left);
}

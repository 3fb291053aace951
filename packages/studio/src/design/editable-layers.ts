import type { Creative } from '../creative/creative.ts';
import type { GroupLayer, Layer, Slot } from '../creative/layer.ts';
import { paintOrder } from '../creative/paint-order.ts';
import { applyPatches, patchesFor } from './apply-patches.ts';
import { designFrame, type DesignFrame } from './design-frame.ts';
import { unpatchedCreative } from './design-creative.ts';
import type { AdDesign } from './design.ts';
import { everyLayer, leavesOf } from './layer-tree.ts';

/** What a person takes hold of as one thing: a text, a picture, a shape, or a button with its words. */
export type EditableLayer = {
  readonly id: string;
  readonly kind: 'text' | 'picture' | 'shape' | 'other';
  readonly slot: Slot | undefined;
  /** As it is now, changes by hand included. */
  readonly layer: Layer;
  /** As the template makes it. */
  readonly made: Layer;
  /** The first text, if it has one. */
  readonly text: Extract<Layer, { kind: 'text' }> | undefined;
  readonly image: Extract<Layer, { kind: 'image' }> | undefined;
  /** Ids of everything it is drawn by. */
  readonly members: ReadonlySet<string>;
  readonly hidden: boolean;
};

/** The things of a design in one size, from the back to the front, hidden ones included. */
export function editableLayers(
  design: AdDesign,
  placement: DesignFrame,
  made: Creative = unpatchedCreative(design, designFrame(placement)),
): EditableLayer[] {
  const frame = designFrame(placement);
  const shown = design.patches.map(({ hidden: _hidden, ...patch }) => patch);
  const patches = patchesFor(design.patches, frame.id);
  const creative = applyPatches(made, shown, frame.id);
  const originals = new Map(everyLayer(layersOf(made)).map((layer) => [layer.id, layer]));
  return unitsOf(layersOf(creative)).map((layer) => {
    const whole = layer.kind === 'group' && !isOne(layer) ? [layer] : everyLayer([layer]);
    const parts = layer.kind === 'group' && isOne(layer) ? leavesOf([layer]) : [layer];
    const text = parts.find((part) => part.kind === 'text');
    const image = parts.find((part) => part.kind === 'image');
    return {
      id: layer.id,
      kind: text ? 'text' : image ? 'picture' : layer.kind === 'shape' || layer.kind === 'group' ? 'shape' : 'other',
      slot: text?.slot ?? image?.slot ?? layer.slot,
      layer,
      made: originals.get(layer.id) ?? layer,
      text,
      image,
      members: new Set(whole.map((part) => part.id)),
      hidden: patches.get(layer.id)?.hidden ?? false,
    };
  });
}

function layersOf(creative: Creative): Layer[] {
  return [...creative.scenes.flatMap((scene) => scene.layers), ...creative.overlay];
}

/** A button, a badge, a point with its tick: at most one text, and no picture beside it. */
function isOne(group: GroupLayer): boolean {
  const leaves = leavesOf(group.children);
  const texts = leaves.filter((leaf) => leaf.kind === 'text' || leaf.kind === 'count').length;
  const images = leaves.filter((leaf) => leaf.kind === 'image').length;
  return texts + images <= 1 && (leaves.length > 1 || group.fill !== undefined || group.stroke !== undefined);
}

function unitsOf(layers: readonly Layer[]): Layer[] {
  const casters = new Set(layers.map((layer) => `${layer.id}-shadow`));
  return layers.flatMap((layer): Layer[] => {
    if (casters.has(layer.id)) return [];
    if (layer.kind !== 'group' || isOne(layer)) return [layer];
    // A card that holds several things is a thing itself, behind them.
    const children = unitsOf(paintOrder(layer));
    return layer.fill || layer.stroke ? [layer, ...children] : children;
  });
}

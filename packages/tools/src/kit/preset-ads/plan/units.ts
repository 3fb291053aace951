import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { GroupLayer, Layer, Slot } from '@adwright/studio/creative/layer.ts';

/**
 * The parts of a picture ad that come one after another when it moves. What is not listed stands from the first
 * frame: the ground, the product, the headline and whose ad it is, so that the first frame alone is an ad.
 */
const order: readonly Slot[] = [
  'subline',
  'body',
  'rating',
  'quote',
  'author',
  'bullet',
  'price',
  'old-price',
  'badge',
  'cta',
];

export type Unit = {
  /** The layer's id. */
  readonly id: string;
  readonly slot: Slot;
  /** Seconds after the beginning. */
  readonly delay: number;
};

const firstBeat = 1;
const longestStory = 4.6;
const beat = 0.6;
/** How long the whole stands still at the end, the call to action last. */
const hold = 2.8;

type Part = { readonly id: string; readonly slot: Slot };

/** Topmost layers that come by themselves, in the order they are painted. Words on a plate of their own bring it along. */
function partsOf(layers: readonly Layer[]): Part[] {
  return layers.flatMap((layer) => {
    if (layer.slot !== undefined && order.includes(layer.slot)) return [{ id: layer.id, slot: layer.slot }];
    if (layer.kind !== 'group') return [];
    const inside = partsOf(layer.children);
    const [only] = inside;
    return only && isPlateOf(layer) ? [{ id: layer.id, slot: only.slot }] : inside;
  });
}

/** A button, a star, a tag, a line with its arrow: one thing said, with what belongs to it. */
function isPlateOf(group: GroupLayer): boolean {
  const ground = group.fill ?? group.stroke ?? (group.layout !== 'free' || group.children[0]?.kind === 'shape');
  return Boolean(ground) && saidIn(group.children) === 1;
}

function saidIn(layers: readonly Layer[]): number {
  return layers.reduce((sum, layer) => {
    if (layer.slot !== undefined && layer.slot !== 'decor') return sum + 1;
    return sum + (layer.kind === 'group' ? saidIn(layer.children) : 0);
  }, 0);
}

/** When each part comes, at an even beat that ends on the offer and the call. */
export function unitsOf(creative: Pick<Creative, 'scenes' | 'overlay'>): Unit[] {
  const layers = [...creative.scenes.flatMap((scene) => scene.layers), ...creative.overlay];
  const parts = partsOf(layers).toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
  // What a thing cost before comes together with what it costs now.
  const beats = parts.filter(({ slot }) => slot !== 'old-price').length;
  const step = Math.min(beat, longestStory / Math.max(1, beats - 1));
  let passed = -1;
  return parts.map((part) => {
    if (part.slot !== 'old-price' || passed < 0) passed += 1;
    return { ...part, delay: round(firstBeat + passed * step) };
  });
}

/** To the end of the last entrance and the stillness after it: an even number, which every rate divides into frames. */
export function storySeconds(units: readonly Unit[]): number {
  return 2 * Math.ceil(((units.at(-1)?.delay ?? 0) + entranceSeconds + hold) / 2);
}

export const entranceSeconds = 0.5;

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

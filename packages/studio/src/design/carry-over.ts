import { sameJson } from '@adwright/contract/document/json-value.ts';
import { assetsOfImages, namesOf } from '../ad-image-assets.ts';
import type { Layer } from '../creative/layer.ts';
import { carryColors } from './carry-colors.ts';
import { leavesOf } from './layer-tree.ts';
import type { PinnedFrame, PinnedInputs } from './pin.ts';
import { type ChangedWords, changedWords } from './changed-words.ts';

/**
 * What a person changed since a size was pinned, done to the pinned layers themselves: new words in the texts that
 * showed the old ones, new colours, other pictures. Type follows the brand by itself. Undefined when the change goes
 * beyond what is there, such as a price where none was: only a template can find room for that.
 */
export function carryOver(pinned: PinnedFrame, before: PinnedInputs, after: PinnedInputs): PinnedFrame | undefined {
  const words = changedWords(before, after);
  if (!words || before.brand.roundness !== after.brand.roundness) return undefined;
  const layers = [...pinned.scenes.flatMap((scene) => scene.layers), ...pinned.overlay];
  if (!canSay(layers, words)) return undefined;
  const pictures = changedPictures(before, after);
  if (!canShow(layers, pictures, after)) return undefined;
  const change = (list: readonly Layer[]): Layer[] => list.map((layer) => changed(layer, words, pictures));
  const carried: PinnedFrame = {
    ...pinned,
    scenes: pinned.scenes.map((scene) => ({ ...scene, layers: change(scene.layers) })),
    overlay: change(pinned.overlay),
  };
  return sameJson(before.brand.colors, after.brand.colors)
    ? carried
    : carryColors(carried, before.brand.colors, after.brand.colors);
}

function changed(layer: Layer, words: ChangedWords, pictures: ReadonlyMap<string, string>): Layer {
  if (layer.kind === 'group')
    return { ...layer, children: layer.children.map((child) => changed(child, words, pictures)) };
  if (layer.kind === 'text') return { ...layer, text: words.textOf(layer) ?? layer.text };
  if (layer.kind === 'image') return { ...layer, asset: pictures.get(layer.asset) ?? layer.asset };
  return layer;
}

/** A part that shows changed words in another form (split, counted, within a sentence) was made by code. */
function canSay(layers: readonly Layer[], words: ChangedWords): boolean {
  return leavesOf(layers).every((leaf) => {
    if (leaf.kind === 'text' && words.textOf(leaf) !== undefined) return true;
    if (leaf.slot !== undefined && words.slots.has(leaf.slot)) return false;
    return leaf.kind !== 'text' || !words.gone.some((text) => leaf.text.includes(text));
  });
}

/** Pictures by place: the first product image for the first, and so on. */
function changedPictures(before: PinnedInputs, after: PinnedInputs): Map<string, string> {
  const lists = [
    [before.product.images, after.product.images],
    [before.product.photos ?? [], after.product.photos ?? []],
    [before.logos ?? [], after.logos ?? []],
  ] as const;
  const pairs = lists.flatMap(([old, now]) =>
    old.flatMap(({ id }, index): [string, string][] => {
      const next = now.some((one) => one.id === id) ? id : now[index]?.id;
      if (next === undefined) return [];
      const names = namesOf(next);
      return namesOf(id).map((name, part) => [name, names[part] ?? next]);
    }),
  );
  return new Map(pairs);
}

function canShow(layers: readonly Layer[], pictures: ReadonlyMap<string, string>, after: PinnedInputs): boolean {
  const { images, photos = [] } = after.product;
  const there = assetsOfImages([...images, ...photos, ...(after.logos ?? [])]);
  return leavesOf(layers).every(
    (leaf) => leaf.kind !== 'image' || Object.hasOwn(there, pictures.get(leaf.asset) ?? leaf.asset),
  );
}

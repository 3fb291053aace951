import type { Creative } from '@adwright/studio/creative/creative.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { carryAlong } from './carry-along.ts';
import { freshIds } from './fresh-ids.ts';
import { mapLayers } from './layer-times.ts';

/** The scene once more behind itself, silent; with other words, it is a new one that looks like the rest of the film. */
export function copyScene(creative: Creative, id: string, words?: string): Creative {
  const index = creative.scenes.findIndex((scene) => scene.id === id);
  const scene = creative.scenes[index];
  if (!scene || creative.scenes.length >= limits.scenes) return creative;
  const fresh = freshIds(creative);
  let said = false;
  const layers = mapLayers(scene.layers, (layer) => {
    const copied = { ...layer, id: fresh(layer.id) };
    if (words === undefined || copied.kind !== 'text') return copied;
    const text = said ? '' : words;
    said = true;
    return { ...copied, text };
  });
  const copy = { ...scene, id: fresh(scene.id), layers };
  const next = { ...creative, scenes: creative.scenes.toSpliced(index + 1, 0, copy) };
  return durationOf(next) > limits.seconds ? creative : carryAlong(creative, next);
}

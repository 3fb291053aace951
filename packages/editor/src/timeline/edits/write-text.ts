import type { Creative } from '@adwright/studio/creative/creative.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import { mapLayers } from './layer-times.ts';

export type TextPlace = {
  readonly scene: string;
  readonly id: string;
  /** What stands there now. A format that has the words elsewhere is found by them. */
  readonly text: string;
};

export function writeText(creative: Creative, place: TextPlace, text: string): Creative {
  const next = text.slice(0, limits.textLength);
  const scenes = creative.scenes.map((scene) =>
    scene.id === place.scene
      ? {
          ...scene,
          layers: mapLayers(scene.layers, (layer) =>
            layer.kind === 'text' && (layer.id === place.id || (place.text !== '' && layer.text === place.text))
              ? { ...layer, text: next }
              : layer,
          ),
        }
      : scene,
  );
  return { ...creative, scenes };
}

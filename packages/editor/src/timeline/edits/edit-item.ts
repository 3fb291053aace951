import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { type Item, sceneSpans, spanOf } from '../model/spans.ts';
import { carryAlong } from './carry-along.ts';
import { moveClip, splitClip, trimClip } from './move-clip.ts';
import { mapEveryLayer } from './layer-times.ts';
import { moveLayer, trimLayer } from './move-layer.ts';
import { moveScene, placeAt } from './move-scene.ts';
import { moveWord, trimWord } from './move-word.ts';
import { splitScene } from './split-scene.ts';
import { trimScene } from './trim-scene.ts';

/** Whatever it is, to another time. A scene takes the place in the row that its middle has come to. */
export function moveItem(creative: Creative, item: Item, start: number): Creative {
  switch (item.kind) {
    case 'scene': {
      const span = spanOf(creative, item);
      const half = span ? (span.end - span.start) / 2 : 0;
      return carryAlong(creative, moveScene(creative, item.id, placeAt(creative, item.id, start + half)));
    }
    case 'layer':
      return moveLayer(creative, item.id, start);
    case 'clip':
      return moveClip(creative, item.id, start);
    case 'word':
      return moveWord(creative, item.id, item.index, start);
  }
}

export function trimItem(creative: Creative, item: Item, edge: 'start' | 'end', to: number): Creative {
  switch (item.kind) {
    case 'scene':
      return carryAlong(creative, trimScene(creative, item.id, edge, to));
    case 'layer':
      return trimLayer(creative, item.id, edge, to);
    case 'clip':
      return trimClip(creative, item.id, edge, to);
    case 'word':
      return trimWord(creative, item.id, item.index, edge, to);
  }
}

/** The chosen clip, or else the scene that is seen, in two at a moment. */
export function splitAt(creative: Creative, item: Item | undefined, at: number): Creative {
  if (item?.kind === 'clip') return splitClip(creative, item.id, at);
  const scene = sceneSpans(creative).findLast(({ start, end }) => start <= at && at < end);
  return scene ? splitScene(creative, scene.item.id, at) : creative;
}

function withoutLayer(layers: readonly Layer[], id: string): Layer[] {
  return layers.filter((layer) => layer.id !== id);
}

/** A film keeps its last scene. */
export function removeItem(creative: Creative, item: Item): Creative {
  switch (item.kind) {
    case 'scene': {
      const scenes = creative.scenes.filter((scene) => scene.id !== item.id);
      const left = scenes.length > 0 && scenes.length < creative.scenes.length;
      return left ? carryAlong(creative, { ...creative, scenes }) : creative;
    }
    case 'layer':
      return {
        ...creative,
        scenes: creative.scenes.map((scene) => ({ ...scene, layers: withoutLayer(scene.layers, item.id) })),
        overlay: withoutLayer(creative.overlay, item.id),
      };
    case 'clip':
      return { ...creative, audio: creative.audio.filter((clip) => clip.id !== item.id) };
    case 'word':
      return mapEveryLayer(creative, (layer) =>
        layer.kind === 'captions' && layer.id === item.id
          ? { ...layer, words: layer.words.filter((_, index) => index !== item.index) }
          : layer,
      );
  }
}

import type { Creative, Scene } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer, Layer } from '@adwright/studio/creative/layer.ts';
import { durationOf, sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';

/** A part of a film that can be taken hold of on the timeline. */
export type Item =
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'clip'; readonly id: string }
  | { readonly kind: 'word'; readonly id: string; readonly index: number };

/** When it is seen or heard, on the clock of the whole. */
export type Span = { readonly item: Item; readonly label: string; readonly start: number; readonly end: number };

export function sameItem(a: Item | undefined, b: Item | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id && (a?.kind !== 'word' || b?.kind !== 'word' || a.index === b.index);
}

export function itemKey(item: Item): string {
  return item.kind === 'word' ? `word ${item.id} ${item.index}` : `${item.kind} ${item.id}`;
}

export function sceneSpans(creative: Creative): Span[] {
  const times = sceneTimes(creative);
  return creative.scenes.map(({ id, layers }, index) => ({
    item: { kind: 'scene', id },
    label: layers.map(textOf).find(Boolean) ?? id,
    start: times[index]?.start ?? 0,
    end: times[index]?.end ?? 0,
  }));
}

function textOf(layer: Layer): string | undefined {
  return everyLayer([layer]).flatMap((one) => (one.kind === 'text' ? one.text.trim() : []))[0];
}

type Clock = { readonly start: number; readonly length: number };

function layerSpan(layer: Layer, { start, length }: Clock): Span {
  const from = layer.time?.start ?? 0;
  const to = Math.min(length, layer.time?.end ?? length);
  const item = { kind: 'layer', id: layer.id } as const;
  return {
    item,
    label: textOf(layer) || (layer.slot ?? layer.id),
    start: start + from,
    end: start + Math.max(from, to),
  };
}

/** Layers of one scene, or those above all scenes. */
export function layerSpans(creative: Creative, scene: string | undefined): Span[] {
  if (scene === undefined) {
    const clock = { start: 0, length: durationOf(creative) };
    return creative.overlay.filter(({ kind }) => kind !== 'captions').map((layer) => layerSpan(layer, clock));
  }
  const index = creative.scenes.findIndex(({ id }) => id === scene);
  const found = creative.scenes[index];
  const start = sceneTimes(creative)[index]?.start ?? 0;
  return (found?.layers ?? []).map((layer) => layerSpan(layer, { start, length: found?.duration ?? 0 }));
}

/** How long a clip sounds: as it says, to its file's end, or to the film's. */
export function clipEnd(creative: Creative, clip: Creative['audio'][number]): number {
  const whole = durationOf(creative);
  const file = creative.assets[clip.asset]?.duration;
  const left = clip.loop || file === undefined ? whole - clip.start : file - (clip.from ?? 0);
  return clip.start + Math.max(0.01, clip.duration ?? left);
}

export function clipSpans(creative: Creative): Span[] {
  return creative.audio.map((clip) => ({
    item: { kind: 'clip', id: clip.id },
    label: clip.role,
    start: clip.start,
    end: clipEnd(creative, clip),
  }));
}

export type Captions = { readonly layer: CaptionsLayer; readonly scene: Scene | undefined; readonly start: number };

/** Captions stand above the scenes as a rule; inside one they are on its clock. */
export function captionsOf(creative: Creative): Captions | undefined {
  const above = everyLayer(creative.overlay).find((layer) => layer.kind === 'captions');
  if (above?.kind === 'captions') return { layer: above, scene: undefined, start: 0 };
  for (const [index, scene] of creative.scenes.entries()) {
    const layer = everyLayer(scene.layers).find((one) => one.kind === 'captions');
    if (layer?.kind === 'captions') return { layer, scene, start: sceneTimes(creative)[index]?.start ?? 0 };
  }
  return undefined;
}

export function wordSpans(creative: Creative): Span[] {
  const captions = captionsOf(creative);
  if (!captions) return [];
  const { layer, start } = captions;
  return layer.words.map((word, index) => ({
    item: { kind: 'word', id: layer.id, index },
    label: word.text,
    start: start + word.start,
    end: start + word.end,
  }));
}

/** The scene that is chosen, or else the one under the playhead. */
export function sceneInHand(state: {
  readonly creative: Creative;
  readonly playhead: number;
  readonly chosen: Item | undefined;
}): string | undefined {
  const { creative, playhead, chosen } = state;
  if (chosen?.kind === 'scene') return chosen.id;
  return sceneSpans(creative).findLast(({ start }) => start <= playhead + 1e-6)?.item.id;
}

export function spanOf(creative: Creative, item: Item): Span | undefined {
  const all = {
    scene: () => sceneSpans(creative),
    layer: () => [undefined, ...creative.scenes.map(({ id }) => id)].flatMap((scene) => layerSpans(creative, scene)),
    clip: () => clipSpans(creative),
    word: () => wordSpans(creative),
  }[item.kind]();
  return all.find((span) => sameItem(span.item, item));
}

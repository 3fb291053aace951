import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { durationOf, sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { within } from './layer-times.ts';

const shortest = 0.1;

type Change = (from: number, to: number, length: number) => { readonly start: number; readonly end: number };

function timed(layer: Layer, length: number, change: Change): Layer {
  const from = layer.time?.start ?? 0;
  const to = Math.min(length, layer.time?.end ?? length);
  const { start, end } = change(from, to, length);
  const { time: _time, ...rest } = layer;
  if (start <= 0 && end >= length) return rest;
  return { ...layer, time: { start, ...(end >= length ? {} : { end }) } };
}

function changed(creative: Creative, id: string, change: (clockStart: number) => Change): Creative {
  const times = sceneTimes(creative);
  const apply = (layers: readonly Layer[], start: number, length: number): Layer[] =>
    layers.map((layer) => (layer.id === id ? timed(layer, length, change(start)) : layer));
  return {
    ...creative,
    scenes: creative.scenes.map((scene, index) => ({
      ...scene,
      layers: apply(scene.layers, times[index]?.start ?? 0, scene.duration),
    })),
    overlay: apply(creative.overlay, 0, durationOf(creative)),
  };
}

/** Seen at another time, as long as before, within its scene. */
export function moveLayer(creative: Creative, id: string, moment: number): Creative {
  return changed(creative, id, (clock) => (from, to, length) => {
    const start = within(moment - clock, 0, length - (to - from));
    return { start, end: start + (to - from) };
  });
}

export function trimLayer(creative: Creative, id: string, edge: 'start' | 'end', moment: number): Creative {
  return changed(
    creative,
    id,
    (clock) => (from, to, length) =>
      edge === 'start'
        ? { start: within(moment - clock, 0, to - shortest), end: to }
        : { start: from, end: within(moment - clock, from + shortest, length) },
  );
}

import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';

/** Every layer as a function makes it, wherever it stands; what it leaves as it is stays the same object. */
export function mapLayers(layers: readonly Layer[], map: (layer: Layer) => Layer): Layer[] {
  return layers.map((layer) => {
    const made = map(layer);
    return made.kind === 'group' ? { ...made, children: mapLayers(made.children, map) } : made;
  });
}

export function mapEveryLayer(creative: Creative, map: (layer: Layer) => Layer): Creative {
  return {
    ...creative,
    scenes: creative.scenes.map((scene) => ({ ...scene, layers: mapLayers(scene.layers, map) })),
    overlay: mapLayers(creative.overlay, map),
  };
}

export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value));
}

/** A layer on a clock that begins later: what was over by then is gone. */
export function laterBy(layer: Layer, seconds: number): Layer | undefined {
  const { time } = layer;
  if (!time) return layer;
  const end = time.end === undefined ? undefined : time.end - seconds;
  if (end !== undefined && end <= 0) return undefined;
  const start = Math.max(0, time.start - seconds);
  const { time: _time, ...rest } = layer;
  if (start === 0 && end === undefined) return rest;
  return { ...layer, time: { start, ...(end === undefined ? {} : { end }) } };
}

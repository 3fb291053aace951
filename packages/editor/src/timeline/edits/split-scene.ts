import type { Creative, Scene } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import { sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { freshIds } from './fresh-ids.ts';
import { laterBy, mapLayers } from './layer-times.ts';

/** What is on the screen at the cut neither leaves before it nor comes in again after it. */
function withoutMotion(layer: Layer, phase: 'in' | 'out'): Layer {
  if (!layer.motion) return layer;
  return { ...layer, motion: layer.motion.filter((motion) => motion.phase !== phase) };
}

function before(scene: Scene, at: number): Scene {
  const layers = scene.layers
    .filter(({ time }) => (time?.start ?? 0) < at)
    .map((layer) => {
      if ((layer.time?.end ?? scene.duration) <= at) return layer;
      const { time, ...rest } = withoutMotion(layer, 'out');
      return time ? { ...rest, time: { start: time.start } } : rest;
    });
  return { ...scene, duration: at, layers };
}

function after(scene: Scene, at: number, fresh: (id: string) => string): Scene {
  const layers = scene.layers.flatMap((layer) => {
    const later = laterBy(layer, at);
    if (!later) return [];
    const seen = (layer.time?.start ?? 0) < at;
    return mapLayers([seen ? withoutMotion(later, 'in') : later], (one) => {
      const left = { ...(seen ? withoutMotion(one, 'in') : one), id: fresh(one.id) };
      // A clip goes on where the cut left it.
      return seen && left.kind === 'video' ? { ...left, from: (left.from ?? 0) + at * (left.speed ?? 1) } : left;
    });
  });
  return { ...scene, id: fresh(scene.id), transition: { kind: 'cut' }, duration: scene.duration - at, layers };
}

/** Two scenes from one, cut at a moment of the whole. Too near an end nothing happens. */
export function splitScene(creative: Creative, id: string, moment: number): Creative {
  const index = creative.scenes.findIndex((scene) => scene.id === id);
  const scene = creative.scenes[index];
  const at = moment - (sceneTimes(creative)[index]?.start ?? 0);
  const { min } = limits.sceneSeconds;
  if (!scene || at < min || scene.duration - at < min || creative.scenes.length >= limits.scenes) return creative;
  const parts = [before(scene, at), after(scene, at, freshIds(creative))];
  return { ...creative, scenes: creative.scenes.toSpliced(index, 1, ...parts) };
}

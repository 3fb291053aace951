import type { Creative, Scene } from '@adwright/studio/creative/creative.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import { durationOf, sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { laterBy, within } from './layer-times.ts';

function trimmed(scene: Scene, edge: 'start' | 'end', by: number): Scene {
  const { min, max } = limits.sceneSeconds;
  const duration = within(scene.duration + (edge === 'end' ? by : -by), min, max);
  if (edge === 'end') return { ...scene, duration };
  const cut = scene.duration - duration;
  return { ...scene, duration, layers: scene.layers.flatMap((layer) => laterBy(layer, cut) ?? []) };
}

/** Shorter or longer at one end; the scenes after it come sooner or later. Nothing makes a film longer than it may be. */
export function trimScene(creative: Creative, id: string, edge: 'start' | 'end', to: number): Creative {
  const index = creative.scenes.findIndex((scene) => scene.id === id);
  const time = sceneTimes(creative)[index];
  if (!time) return creative;
  const by = edge === 'end' ? to - time.end : to - time.start;
  const next = {
    ...creative,
    scenes: creative.scenes.map((scene) => (scene.id === id ? trimmed(scene, edge, by) : scene)),
  };
  return durationOf(next) > limits.seconds ? creative : next;
}

import type { Creative } from '@adwright/studio/creative/creative.ts';
import { sceneTimes } from '@adwright/studio/creative/timeline.ts';

/** To another place in the row. Its transition goes with it: it tells how this scene comes in. */
export function moveScene(creative: Creative, id: string, place: number): Creative {
  const from = creative.scenes.findIndex((scene) => scene.id === id);
  const scene = creative.scenes[from];
  const to = Math.max(0, Math.min(creative.scenes.length - 1, place));
  if (!scene || to === from) return creative;
  const scenes = creative.scenes.toSpliced(from, 1).toSpliced(to, 0, scene);
  return { ...creative, scenes };
}

/** The place a scene would take if its middle were at a moment. */
export function placeAt(creative: Creative, id: string, middle: number): number {
  const times = sceneTimes(creative);
  const others = creative.scenes.flatMap((scene, index) => {
    const time = times[index];
    return scene.id === id || !time ? [] : [(time.start + time.end) / 2];
  });
  return others.filter((other) => other < middle).length;
}

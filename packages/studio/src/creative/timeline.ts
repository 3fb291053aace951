import type { Creative, Scene } from './creative.ts';

export type SceneTime = {
  readonly index: number;
  readonly start: number;
  /** When it is gone, the next scene's transition included. */
  readonly end: number;
  /** Seconds at its start in which the scene before is still seen. */
  readonly overlap: number;
};

function overlapOf(scene: Scene, before: Scene | undefined): number {
  if (!before || !scene.transition || scene.transition.kind === 'cut') return 0;
  const wished = scene.transition.duration ?? 0.5;
  // A transition longer than half of either scene would leave no moment in which one of them is whole.
  return Math.min(wished, before.duration / 2, scene.duration / 2);
}

export function sceneTimes(creative: Pick<Creative, 'scenes'>): readonly SceneTime[] {
  let clock = 0;
  return creative.scenes.map((scene, index) => {
    const overlap = overlapOf(scene, creative.scenes[index - 1]);
    const start = clock - overlap;
    clock = start + scene.duration;
    return { index, start, end: clock, overlap };
  });
}

export function durationOf(creative: Pick<Creative, 'scenes'>): number {
  return sceneTimes(creative).at(-1)?.end ?? 0;
}

export function frameCountOf(creative: Pick<Creative, 'scenes' | 'fps' | 'kind'>): number {
  return creative.kind === 'picture' ? 1 : Math.max(1, Math.round(durationOf(creative) * creative.fps));
}

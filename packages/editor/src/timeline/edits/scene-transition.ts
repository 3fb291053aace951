import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Transition } from '@adwright/studio/creative/motion.ts';
import { carryAlong } from './carry-along.ts';

/** How a scene comes in. It is seen alone for as long as before: a softer cut takes its time from the scene before it. */
export function setTransition(creative: Creative, id: string, kind: Transition['kind']): Creative {
  const scenes = creative.scenes.map((scene, index) => {
    if (scene.id !== id || index === 0 || (scene.transition?.kind ?? 'cut') === kind) return scene;
    const before = scene.transition && scene.transition.kind !== 'cut' ? (scene.transition.duration ?? 0.5) : 0;
    const duration = kind === 'cut' ? 0 : before || 0.5;
    const transition: Transition = kind === 'cut' ? { kind } : { kind, duration };
    return { ...scene, transition, duration: scene.duration - before + duration };
  });
  return carryAlong(creative, { ...creative, scenes });
}

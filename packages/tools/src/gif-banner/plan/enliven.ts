import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';

/** Below this many pictures a second an entrance needs longer, or it is two jumps. */
const slowRate = 6;
const slowEntrance = 0.8;
/** Seconds a product takes to come to rest. */
const settling = 1.8;

/**
 * A banner that stands still between entrances wastes what a network allows: the product settles into its place, and the
 * button beats once it is there. Neither fades, so that the first frame is still an ad; and both are small or short:
 * a product that moved all the time would cost so many bytes that colours or frames had to go.
 */
export function enliven(creative: Creative, maxFps: number): Creative {
  // The middle of the time the last frame is shown.
  const restsAt = durationOf(creative) - 0.5 / maxFps;
  const alive = (layer: Layer): Layer => {
    const moved = withMotion(layer, [...slowed(layer.motion ?? [], maxFps), ...lifeOf(layer, creative, restsAt)]);
    return moved.kind === 'group' ? { ...moved, children: moved.children.map(alive) } : moved;
  };
  return {
    ...creative,
    scenes: creative.scenes.map((scene) => ({ ...scene, layers: scene.layers.map(alive) })),
  };
}

function withMotion(layer: Layer, motion: Motion[]): Layer {
  return motion.length === 0 ? layer : { ...layer, motion };
}

function slowed(motion: readonly Motion[], maxFps: number): Motion[] {
  return motion.map((one) =>
    one.phase === 'in' && maxFps <= slowRate
      ? { ...one, duration: Math.max(one.duration ?? slowEntrance, slowEntrance) }
      : one,
  );
}

function lifeOf(layer: Layer, { assets }: Creative, restsAt: number): Motion[] {
  if ((layer.motion ?? []).length > 0 && layer.id !== 'cta') return [];
  if (layer.kind === 'image' && layer.slot === 'product' && assets[layer.asset]?.cutout === true)
    return [{ phase: 'in', effect: 'glide', side: 'up', distance: 0.05, duration: settling, ease: 'expo-out' }];
  // Whole beats, so that the frame it stops on shows it at rest.
  if (layer.id === 'cta')
    return [{ phase: 'life', effect: 'pulse', amount: 0.05, period: restsAt / Math.round(restsAt) }];
  return [];
}

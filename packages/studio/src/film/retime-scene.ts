import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Motion } from '../creative/motion.ts';

/** Entrances keep their speed: a slow film has longer looks, not slower moves. Only how late they come goes along. */
const latest = 1.35;
const shortestMove = 0.18;

function retimedMotion(motion: Motion, factor: number): Motion {
  if (motion.phase === 'life') return motion;
  const { delay, duration } = motion;
  return {
    ...motion,
    ...(delay !== undefined && { delay: delay > 0 ? delay * Math.min(factor, latest) : delay }),
    ...(duration !== undefined &&
      factor < 1 && { duration: Math.max(Math.min(duration, shortestMove), duration * factor) }),
  };
}

/** A layer of a scene that lasts `factor` times as long. */
export function retimedLayer(layer: Layer, factor: number): Layer {
  const { time, motion } = layer;
  const timed: Layer = {
    ...layer,
    ...(time && {
      time: { start: time.start * factor, ...(time.end !== undefined && { end: time.end * factor }) },
    }),
    ...(motion && { motion: motion.map((move) => retimedMotion(move, factor)) }),
  };
  if (timed.kind === 'group') return { ...timed, children: timed.children.map((child) => retimedLayer(child, factor)) };
  if (timed.kind !== 'count' || timed.count.kind !== 'number' || timed.count.delay === undefined) return timed;
  return { ...timed, count: { ...timed.count, delay: timed.count.delay * Math.min(factor, latest) } };
}

/** The scene as long as is wished: what comes and goes within it keeps its share of the time. */
export function retimedScene(scene: Scene, seconds: number): Scene {
  const factor = seconds / scene.duration;
  return { ...scene, duration: seconds, layers: scene.layers.map((layer) => retimedLayer(layer, factor)) };
}

import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';

/** A product that has entered does not freeze: it keeps breathing, so slightly that nobody looks up. */
export function breathing(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene) => ({ ...scene, layers: scene.layers.map(alive) }));
}

function alive(layer: Layer): Layer {
  if (layer.kind === 'group') return { ...layer, children: layer.children.map(alive) };
  const { motion } = layer;
  if (layer.kind !== 'image' || layer.slot !== 'product' || !motion) return layer;
  if (motion.some((move) => move.phase === 'life')) return layer;
  return { ...layer, motion: [...motion, { phase: 'life', effect: 'float', amount: 0.006, period: 3.4 }] };
}

import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Motion } from '../../creative/motion.ts';

type Entrance = Extract<Motion, { phase: 'in' | 'out' }>;

/** How far the first thing that enters has come when its scene begins, and how much of the scene that may cost. */
const share = 0.45;
const longest = 0.5;

/**
 * A film that opens on an empty frame has lost its first half second, and a cut to one flickers: where a scene begins
 * at once, what enters is already on its way.
 */
export function underWay(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene, index) => {
    if (index > 0 && scene.transition && scene.transition.kind !== 'cut') return scene;
    const entering = scene.layers.flatMap((layer) => entrancesOf(layer, [])).filter((moves) => moves.length > 0);
    const first = Math.min(...entering.map((moves) => Math.max(...moves.map(underWayAt))));
    const lead = Math.min(longest, first);
    return lead > 0 ? { ...scene, layers: scene.layers.map((layer) => earlier(layer, lead)) } : scene;
  });
}

function underWayAt(motion: Entrance): number {
  return (motion.delay ?? 0) + (motion.duration ?? 0.6) * share;
}

/** What says something, each with all entrances it goes through; decoration alone fills no frame. */
function entrancesOf(layer: Layer, around: readonly Entrance[]): Entrance[][] {
  if ((layer.time && layer.time.start > 0) || layer.slot === 'decor') return [];
  const own = (layer.motion ?? []).filter((motion): motion is Entrance => motion.phase === 'in');
  const all = [...around, ...own];
  return layer.kind === 'group' ? layer.children.flatMap((child) => entrancesOf(child, all)) : [all];
}

/** Layers with a time of their own keep it. */
function earlier(layer: Layer, lead: number): Layer {
  if (layer.time && layer.time.start > 0) return layer;
  const motion = layer.motion?.map((move) =>
    move.phase === 'in' ? { ...move, delay: Math.max(-longest, (move.delay ?? 0) - lead) } : move,
  );
  const moved: Layer = motion ? { ...layer, motion } : layer;
  if (moved.kind === 'group') return { ...moved, children: moved.children.map((child) => earlier(child, lead)) };
  if (moved.kind !== 'count' || moved.count.kind !== 'number') return moved;
  return { ...moved, count: { ...moved.count, delay: Math.max(0, (moved.count.delay ?? 0) - lead) } };
}

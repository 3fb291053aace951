import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Motion } from '../../creative/motion.ts';

type Entrance = Extract<Motion, { phase: 'in' | 'out' }>;
/** What enters: all entrances it goes through, and the parts it comes in, one after the other. */
type Entering = { readonly moves: readonly Entrance[]; readonly text: string; readonly main: boolean };

/** How far the first thing that enters has come when its scene begins, and how much of the scene that may cost. */
const share = 0.45;
const longest = 0.5;
/** The first frame of a film is its poster in every feed: what comes first has all but arrived. */
const opening = { share: 0.72, longest: 2 };
/** What runs in from outside is seen on its way, and what is typed is read so: their way is the idea. */
const ways = new Set<Entrance['effect']>(['glide', 'type']);
const unveiling = new Set<Entrance['effect']>(['mask', 'wipe']);

/**
 * A film that opens on an empty frame has lost its first half second, and a cut to one flickers: where a scene begins
 * at once, what enters is already on its way.
 */
export function underWay(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene, index) => {
    if (index > 0 && scene.transition && scene.transition.kind !== 'cut') return scene;
    const entering = scene.layers.flatMap((layer) => entrancesOf(layer, [])).filter(({ moves }) => moves.length > 0);
    const main = entering.filter((one) => one.main);
    const first =
      index === 0
        ? Math.min(...(main.length > 0 ? main : entering).map(readAt))
        : Math.min(...entering.map((one) => begunAt(one, () => share)));
    const lead = Math.min(index === 0 ? opening.longest : longest, first);
    return lead > 0 ? { ...scene, layers: scene.layers.map((layer) => earlier(layer, lead)) } : scene;
  });
}

function begunAt({ moves }: Entering, partOf: (move: Entrance) => number): number {
  return Math.max(...moves.map((move) => (move.delay ?? 0) + (move.duration ?? 0.6) * partOf(move)));
}

/** When its last word has come, be it on a line of its own. What fades must have done so: half faded it looks ill. */
function readAt(one: Entering): number {
  const words = Math.max(one.text.split(/\s+/u).length, Math.ceil(one.text.length / 8));
  const last = Math.max(
    ...one.moves.map((move) => (move.by && move.by !== 'whole' ? (move.stagger ?? 0.08) * (words - 1) : 0)),
  );
  if (one.moves.some((move) => ways.has(move.effect)))
    return Math.min(
      longest,
      begunAt(one, () => share),
    );
  return begunAt(one, (move) => (unveiling.has(move.effect) ? opening.share : 1)) + last;
}

/** What says something, each with all entrances it goes through; decoration alone fills no frame. */
function entrancesOf(layer: Layer, around: readonly Entrance[]): Entering[] {
  if ((layer.time && layer.time.start > 0) || layer.slot === 'decor') return [];
  const own = (layer.motion ?? []).filter((motion): motion is Entrance => motion.phase === 'in');
  const moves = [...around, ...own];
  if (layer.kind === 'group') return layer.children.flatMap((child) => entrancesOf(child, moves));
  return [{ moves, text: layer.kind === 'text' ? layer.text : '', main: layer.slot === 'headline' }];
}

/** Layers with a time of their own keep it. */
function earlier(layer: Layer, lead: number): Layer {
  if (layer.time && layer.time.start > 0) return layer;
  const motion = layer.motion?.map((move) =>
    move.phase === 'in' ? { ...move, delay: Math.max(-opening.longest, (move.delay ?? 0) - lead) } : move,
  );
  const moved: Layer = motion ? { ...layer, motion } : layer;
  if (moved.kind === 'group') return { ...moved, children: moved.children.map((child) => earlier(child, lead)) };
  if (moved.kind !== 'count' || moved.count.kind !== 'number') return moved;
  return { ...moved, count: { ...moved.count, delay: Math.max(0, (moved.count.delay ?? 0) - lead) } };
}

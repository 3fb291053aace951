import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer, Slot } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { entranceSeconds, storySeconds, unitsOf } from './units.ts';

/** How a part comes, by what it is. The words rise, the offer and the call pop. */
export function effectOf(slot: Slot): 'rise' | 'slide' | 'pop' {
  if (slot === 'badge' || slot === 'price' || slot === 'cta') return 'pop';
  return slot === 'bullet' ? 'slide' : 'rise';
}

/** A moving ad of the creative: a picture's parts come one after another, a video begins and ends on a full frame. */
export function animateCreative(creative: Creative): Creative {
  return creative.kind === 'video' ? settleEnds(creative) : buildUp(creative);
}

function buildUp(creative: Creative): Creative {
  const units = new Map(unitsOf(creative).map((unit) => [unit.id, unit]));
  const seconds = storySeconds([...units.values()]);
  const moving = (layer: Layer): Layer => {
    const unit = units.get(layer.id);
    if (unit) return { ...layer, motion: [entrance(unit.slot, unit.delay)] };
    return layer.kind === 'group' ? { ...layer, children: layer.children.map(moving) } : layer;
  };
  return {
    ...creative,
    kind: 'video',
    scenes: creative.scenes.map((scene) => ({ ...scene, duration: seconds, layers: scene.layers.map(moving) })),
    overlay: creative.overlay.map(moving),
    meta: { ...creative.meta, poster: seconds },
  };
}

function entrance(slot: Slot, delay: number): Motion {
  const effect = effectOf(slot);
  const side = effect === 'slide' ? { side: 'start' as const, distance: 0.12 } : {};
  return { phase: 'in', effect, delay, duration: entranceSeconds, ...side };
}

/** Seconds within which an entrance belongs to the first frame; what comes later may come. */
const opening = 0.7;

/** Some places show only the first frame, and all of them stop on the last: neither may be on its way in or out. */
function settleEnds(creative: Creative): Creative {
  const last = creative.scenes.length - 1;
  return {
    ...creative,
    scenes: creative.scenes.map((scene, index) => {
      if (index !== 0 && index !== last) return scene;
      const dropped = (motion: Motion): boolean =>
        (index === 0 && motion.phase === 'in' && (motion.delay ?? 0) <= opening) ||
        (index === last && motion.phase === 'out');
      return { ...scene, layers: scene.layers.map((layer) => without(layer, dropped)) };
    }),
  };
}

function without(layer: Layer, dropped: (motion: Motion) => boolean): Layer {
  const motion = layer.motion?.filter((one) => !dropped(one));
  const settled = motion === undefined ? layer : { ...layer, motion };
  return settled.kind === 'group'
    ? { ...settled, children: settled.children.map((child) => without(child, dropped)) }
    : settled;
}

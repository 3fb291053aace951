import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { turnAngles } from '../steps.ts';
import { standOf } from '../set.ts';
import { beforeLens } from './parallax.ts';
import {
  camera,
  type CameraMove,
  dolly,
  fullOf,
  ground,
  isPhotographed,
  placeSeen,
  plate,
  slideOf,
  type Shot,
  type ShotInput,
} from './shot.ts';

const around: CameraMove = { from: 1.07, to: 1.14, slide: 0.06 };

/** Around the product: one side of it turns slowly, several follow each other as it goes round. */
export function orbit(input: ShotInput): Shot {
  const { seconds, views } = input;
  const each = seconds / views.length;
  const turns = views.flatMap((_, view) => turning(input, view, view * each, each));
  const photographed = isPhotographed(input);
  const behind = photographed ? placesAround(input, each) : sceneAround(input, each);
  const move = photographed ? dolly(around) : dolly({ from: 1.06, to: 1.13 });
  return {
    layers: [camera(input, [...behind, ...turns], move), ...(photographed ? [] : beforeLens(input))],
    transition: { kind: 'crossfade', duration: 0.4 },
  };
}

function sceneAround(input: ShotInput, each: number): Layer[] {
  const { id, order, seconds, views } = input;
  const place = ground(input, 'ground', [
    { phase: 'life', effect: 'drift', side: 'right', amount: slideOf(input) * 1.2 },
  ]);
  if (order.place === 'photo') return [place];
  const shades = views.map((_, view) => ({
    ...plate(`${id}-shade-${view}`, `shade-${view}`, fullOf(input), view === 0 ? [] : faded(0.3)),
    time: { start: view * each, end: Math.min(seconds, (view + 1) * each + 0.3) },
  }));
  return [place, ...shades];
}

/** The place with the shadow of each side, each on the part of the camera's way that it is seen on. */
function placesAround(input: ShotInput, each: number): Layer[] {
  const { seconds, views } = input;
  return views.map((_, view) => {
    const [start, end] = [view * each, Math.min(seconds, (view + 1) * each + 0.3)];
    const part = [start / seconds, end / seconds] as const;
    return {
      ...placeSeen(input, `ground-${view}`, around, view === 0 ? [] : faded(0.3), part),
      time: { start, end },
    };
  });
}

function faded(duration: number): Motion[] {
  return [{ phase: 'in', effect: 'fade', duration, ease: 'linear' }];
}

/** Each angle comes over the one before and that one stays until it has: the product is never half there. */
function turning({ id, order, frame, views, seconds }: ShotInput, view: number, from: number, length: number): Layer[] {
  const shape = views[view];
  if (!shape) return [];
  const at = standOf(frame, order.place, shape);
  const count = turnAngles(views.length).length;
  const step = length / count;
  return Array.from({ length: count }, (_, index): Layer => {
    const start = from + index * step;
    const first = view === 0 && index === 0;
    return {
      ...plate(`${id}-turn-${view}-${index}`, `turn-${view}-${index}`, at, first ? [] : faded(step)),
      slot: 'product',
      time: { start, end: Math.min(seconds, start + 2 * step + 0.01) },
    };
  });
}

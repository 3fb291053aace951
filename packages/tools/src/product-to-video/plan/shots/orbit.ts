import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { turnAngles } from '../steps.ts';
import { betweenSteps, partAt, stepAt, stepsOfShadow } from '../full-turn.ts';
import { sceneOf, standOf, type ViewShape } from '../set.ts';
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
  if (views[0]?.turn) return fullTurn(input, views[0], views[0].turn);
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

/** Faster than this and nobody could read a label. */
const degreesPerSecond = 80;

/** All the way round, or as much of it as there is time for; it always ends with the front. */
function fullTurn(input: ShotInput, shape: ViewShape, turn: readonly Box[]): Shot {
  const { id, order, frame, seconds } = input;
  const stand = standOf(frame, order.place, shape);
  const sides = turn.length * betweenSteps.length;
  const seen = Math.min(sides, Math.ceil((sides * degreesPerSecond * seconds) / 360));
  const each = seconds / (seen + 1);
  const product = Array.from({ length: seen + 1 }, (_, index): Layer => {
    const side = (sides - seen + index) % sides;
    const [step, part] = [Math.floor(side / betweenSteps.length), side % betweenSteps.length];
    const start = index * each;
    const [one, two] = [step, (step + 1) % turn.length].map((at) => stepAt(stand, shape, turn[at] ?? shape.box)) as [
      Box,
      Box,
    ];
    const here = partAt(one, two, betweenSteps[part] ?? 0);
    return {
      // One after the other: words that fade into themselves a little further on cannot be read.
      ...plate(`${id}-step-${index}`, `step-${step}-${part}`, here),
      slot: 'product',
      time: { start, end: Math.min(seconds, start + each + 0.01) },
    };
  });
  const photographed = isPhotographed(input);
  const behind = groundsOfTurn(input, turn.length, (1 - seen / sides) * turn.length);
  return {
    layers: [camera(input, [...behind, ...product], photographed ? dolly(around) : dolly({ from: 1.06, to: 1.13 }))],
    transition: { kind: 'crossfade', duration: 0.4 },
  };
}

/** The shadow changes with the side that is seen: each fades into the next, half a part before it is exact. */
function groundsOfTurn(input: ShotInput, steps: number, from: number): Layer[] {
  const { id, order, seconds } = input;
  const painted = sceneOf(order.place) !== null;
  if (!painted && !isPhotographed(input)) return [ground(input, 'ground')];
  const perStep = seconds / (steps - from);
  const parts = Array.from({ length: steps / stepsOfShadow + 1 }, (_, part) => part * stepsOfShadow)
    .map((step) => ({ step, middle: (step - from) * perStep }))
    .filter(({ middle }) => middle > -stepsOfShadow * perStep);
  const half = (stepsOfShadow * perStep) / 2;
  const layers = parts.flatMap(({ step, middle }, index): Layer[] => {
    // It stays until the next has come, which may begin with the shot.
    const [start, end] = [Math.max(0, middle - half), Math.min(seconds, Math.max(0, middle + half) + half)];
    if (end <= start) return [];
    const motion = index === 0 ? [] : faded(half);
    const name = `step-${step % steps}`;
    const part = [start / seconds, end / seconds] as const;
    const layer = painted
      ? plate(`${id}-shade-${step}`, `shade-${name}`, fullOf(input), motion)
      : { ...placeSeen(input, `ground-${name}`, around, motion, part), id: `${id}-ground-${step}` };
    return [{ ...layer, time: { start, end } }];
  });
  return painted ? [ground(input, 'ground'), ...layers] : layers;
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

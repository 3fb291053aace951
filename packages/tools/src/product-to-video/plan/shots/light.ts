import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { ellipseBlock, rectBlock } from '@adwright/studio/templates/kit/blocks.ts';
import { sweepPlaces } from '../steps.ts';
import {
  camera,
  type CameraMove,
  dolly,
  fullOf,
  ground,
  isPhotographed,
  placeSeen,
  plate,
  standing,
  standIn,
  type Shot,
  type ShotInput,
} from './shot.ts';

/** One pass of the light takes this long. */
const pass = 1.5;

/** A light goes over the product in a room that has become darker for it. */
export function light(input: ShotInput): Shot {
  const { id, seconds } = input;
  const starts = seconds > 3.4 ? [0.35, seconds - pass - 0.35] : [Math.max(0.1, (seconds - pass) / 2)];
  if (isPhotographed(input)) return lightsUp(input, starts);
  const dusk = rectBlock(`${id}-dusk`, fullOf(input), '#0a0c1452', { slot: 'decor' });
  return {
    layers: [
      camera(
        input,
        [
          ground(input, 'ground'),
          dusk,
          ...starts.map((start, index) => beam(input, start, index)),
          standing({ ...input, view: 0 }),
          ...starts.flatMap((start, index) => sweep(input, start, index)),
        ],
        [{ phase: 'life', effect: 'dolly', from: 1.14, to: 1.05, ease: 'in-out' }],
      ),
    ],
    transition: { kind: 'crossfade', duration: 0.5 },
  };
}

const away: CameraMove = { from: 1.16, to: 1.07, slide: -0.03, ease: 'in-out' };

/** The place's own light comes on, and the first light to pass over the product comes with it. */
function lightsUp(input: ShotInput, starts: readonly number[]): Shot {
  const { id } = input;
  const [from = 0] = starts;
  const comes: Motion = { phase: 'in', effect: 'fade', delay: from, duration: pass, ease: 'in-out' };
  const dusk: Layer = {
    ...plate(`${id}-dusk`, 'dusk', standIn({ ...input, view: 0 }), [
      { phase: 'out', effect: 'fade', duration: pass, ease: 'in-out' },
    ]),
    slot: 'decor',
    time: { start: 0, end: from + pass },
  };
  return {
    layers: [
      camera(
        input,
        [
          placeSeen(input, 'ground-dim', away),
          placeSeen(input, 'ground-0', away, [comes]),
          standing({ ...input, view: 0 }),
          dusk,
          ...starts.flatMap((start, index) => sweep(input, start, index)),
        ],
        dolly(away),
      ),
    ],
    transition: { kind: 'crossfade', duration: 0.5 },
  };
}

/** The light on the wall behind, ahead of that on the product. */
function beam({ id, frame }: ShotInput, start: number, index: number): Layer {
  const unit = Math.min(frame.width, frame.height);
  const [width, height] = [unit * 1.1, frame.height * 1.1];
  return ellipseBlock(
    `${id}-beam-${index}`,
    { x: (frame.width - width) / 2, y: (frame.height - height) / 2 - frame.height * 0.08, width, height },
    {
      kind: 'radial',
      x: 0.5,
      y: 0.5,
      radius: 0.5,
      stops: [
        { at: 0, color: '#fff3dc66' },
        { at: 0.55, color: '#fff3dc26' },
        { at: 1, color: '#fff3dc00' },
      ],
    },
    {
      slot: 'decor',
      time: { start: Math.max(0, start - 0.3), end: start + pass + 0.3 },
      motion: [
        { phase: 'life', effect: 'drift', side: 'right', amount: 1.1, ease: 'in-out' },
        { phase: 'in', effect: 'fade', duration: 0.5 },
        { phase: 'out', effect: 'fade', duration: 0.5 },
      ],
    },
  );
}

/** Places of the light that fade into each other, from one side of the product to the other. */
function sweep(input: ShotInput, from: number, index: number): Layer[] {
  const at = standIn({ ...input, view: 0 });
  const step = pass / (sweepPlaces + 1);
  return Array.from({ length: sweepPlaces }, (_, place): Layer => {
    const start = from + place * step;
    return {
      ...plate(`${input.id}-light-${index}-${place}`, `light-${place}`, at, [
        { phase: 'in', effect: 'fade', duration: step, ease: 'linear' },
        { phase: 'out', effect: 'fade', duration: step, ease: 'linear' },
      ]),
      slot: 'decor',
      time: { start, end: start + 2 * step },
    };
  });
}

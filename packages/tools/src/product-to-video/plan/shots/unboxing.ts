import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import type { Paint } from '@adwright/studio/creative/paint.ts';
import { ellipseBlock, rectBlock } from '@adwright/studio/templates/kit/blocks.ts';
import {
  camera,
  type CameraMove,
  dolly,
  fullOf,
  isPhotographed,
  placeSeen,
  plate,
  standIn,
  type Shot,
  type ShotInput,
} from './shot.ts';

const kraft = (light: string, dark: string, angle = 90): Paint => ({
  kind: 'linear',
  angle,
  stops: [
    { at: 0, color: light },
    { at: 1, color: dark },
  ],
});

const nearer: CameraMove = { from: 1.04, to: 1.12, ease: 'in-out' };

type Times = { readonly open: number; readonly up: number; readonly gone: number };

/** A parcel on the spot where the product will stand: the lid goes, the product comes up, the parcel makes way. */
export function unboxing(input: ShotInput): Shot {
  const { id, seconds, view } = input;
  const at = standIn(input);
  const times = { open: seconds * 0.16, up: seconds * 0.24, gone: seconds * 0.56 };
  const box = boxAround(at);
  const product: Layer = {
    ...plate(`${id}-product`, `view-${view}`, at, [
      { phase: 'in', effect: 'mask', side: 'down', duration: 0.9, ease: 'out' },
    ]),
    slot: 'product',
    time: { start: times.up },
  };
  return {
    layers: [
      camera(
        input,
        [...groundFor(input, times), ...behind(input, box, times), product, ...front(input, box, times)],
        dolly(nearer),
      ),
    ],
    transition: { kind: 'push', side: 'down', duration: 0.4 },
    sounds: [
      { at: times.open, name: 'whoosh', gain: -16 },
      { at: times.up + 0.2, name: 'pop', gain: -14 },
    ],
  };
}

/** The place, and the product's shadow once the parcel has gone. */
function groundFor(input: ShotInput, { gone }: Times): Layer[] {
  const { id, view, order } = input;
  const place = placeSeen(input, 'ground', nearer);
  if (isPhotographed(input))
    return [
      place,
      placeSeen(input, `ground-${view}`, nearer, [{ phase: 'in', effect: 'fade', delay: gone, duration: 0.4 }]),
    ];
  if (order.place === 'photo') return [place];
  const comes: Motion[] = [{ phase: 'in', effect: 'fade', duration: 0.4 }];
  return [place, { ...plate(`${id}-shade`, `shade-${view}`, fullOf(input), comes), time: { start: gone } }];
}

/** Wide enough for the product, not so high that it is hidden, and nearer: its foot is below the product's. */
function boxAround(at: Box): Box {
  const width = at.width * 1.22;
  const below = at.height * 0.13;
  const height = Math.min(at.height * 0.5, width * 0.72) + below;
  return { x: at.x + at.width / 2 - width / 2, y: at.y + at.height + below - height, width, height };
}

/** Down and out of the frame, whole: nothing of it is ever transparent. */
const leave: Motion = { phase: 'out', effect: 'glide', side: 'down', distance: 2.2, duration: 0.55, ease: 'in' };

function behind({ id }: ShotInput, box: Box, { gone }: Times): Layer[] {
  const time = { start: 0, end: gone + 0.55 };
  const shadow = {
    x: box.x - box.width * 0.08,
    y: box.y + box.height * 0.9,
    width: box.width * 1.16,
    height: box.height * 0.2,
  };
  const dark = [
    { at: 0, color: '#1a120a80' },
    { at: 1, color: '#1a120a00' },
  ];
  return [
    ellipseBlock(
      `${id}-box-shadow`,
      shadow,
      { kind: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops: dark },
      {
        slot: 'decor',
        time,
        motion: [{ phase: 'out', effect: 'fade', duration: 0.4 }],
      },
    ),
    rectBlock(
      `${id}-box-inside`,
      { ...box, x: box.x + box.width * 0.02, width: box.width * 0.96, height: box.height * 0.3 },
      kraft('#6f4d2a', '#4a3118'),
      { slot: 'decor', time, motion: [leave] },
    ),
  ];
}

function front({ id }: ShotInput, box: Box, { open, gone }: Times): Layer[] {
  const time = { start: 0, end: gone + 0.55 };
  const face = { ...box, y: box.y + box.height * 0.1, height: box.height * 0.9 };
  const down = { slot: 'decor', time, motion: [leave] } as const;
  const tape = { x: box.x + box.width * 0.45, width: box.width * 0.1 };
  const closed = { start: 0, end: open + 0.6 };
  const fly: Motion[] = [
    { phase: 'life', effect: 'wiggle', amount: 0.12, period: 0.3 },
    { phase: 'out', effect: 'glide', side: 'up', distance: 2.2, duration: 0.6 },
  ];
  const lid = {
    x: box.x - box.width * 0.03,
    y: box.y - box.height * 0.06,
    width: box.width * 1.06,
    height: box.height * 0.24,
  };
  return [
    rectBlock(`${id}-box-face`, face, kraft('#cfa774', '#b98d58', 100), {
      ...down,
      motion: [...down.motion],
      radius: 6,
    }),
    rectBlock(`${id}-box-edge`, { ...face, height: face.height * 0.035 }, '#e3c294', {
      ...down,
      motion: [...down.motion],
    }),
    rectBlock(`${id}-box-tape`, { ...face, ...tape, height: face.height * 0.3 }, '#d8bb8d', {
      ...down,
      motion: [...down.motion],
    }),
    rectBlock(`${id}-lid`, lid, kraft('#dcb886', '#c79c66'), { slot: 'decor', radius: 6, time: closed, motion: fly }),
    rectBlock(`${id}-lid-tape`, { ...lid, ...tape }, '#e3c99f', { slot: 'decor', time: closed, motion: fly }),
  ];
}

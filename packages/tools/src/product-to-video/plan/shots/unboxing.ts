import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { coverIn, type CoverPlan, hasInside } from '../cover.ts';
import type { ViewShape } from '../set.ts';
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

const nearer: CameraMove = { from: 1.05, to: 1.13 };

/** The box begins to rise, and is out of the frame. */
type Times = { readonly open: number; readonly gone: number };

/** A round box where the product stands: it is lifted straight up, and the product is there. */
export function unboxing(told: ShotInput): Shot {
  // Whatever is unpacked shows its face.
  const input = { ...told, view: 0 };
  const { id, seconds, frame, order, views } = input;
  const open = seconds * 0.2;
  const times = { open, gone: open + Math.min(1, seconds * 0.3) };
  const plan = coverIn(frame, order.place, views[0] as ViewShape);
  const at = standIn(input);
  const product: Layer = { ...plate(`${id}-product`, 'view-0', at), slot: 'product', time: { start: open } };
  const veil: Layer = {
    ...plate(`${id}-veil`, 'veil', at, [
      { phase: 'out', effect: 'fade', duration: (times.gone - open) * 0.7, ease: 'in-out' },
    ]),
    slot: 'decor',
    time: { start: open, end: times.gone },
  };
  const layers = [
    ...groundFor(input, plan, times),
    ...risen(input, plan, times, 'inside'),
    product,
    veil,
    ...risen(input, plan, times, 'cover'),
  ];
  return {
    layers: [camera(input, layers, dolly(nearer))],
    transition: { kind: 'crossfade', duration: 0.4 },
    sounds: [
      { at: open + 0.15, name: 'whoosh', gain: -16 },
      { at: times.gone, name: 'pop', gain: -16 },
    ],
  };
}

/** The box at each step of its way, each going on from where the one before ends. */
function risen({ id, frame }: ShotInput, plan: CoverPlan, { open, gone }: Times, part: 'cover' | 'inside'): Layer[] {
  const unit = Math.min(frame.width, frame.height);
  const each = (gone - open) / (plan.way.length - 1);
  return plan.way.flatMap((step, index): Layer[] => {
    if (part === 'inside' && !hasInside(plan, step)) return [];
    const start = index === 0 ? 0 : open + (index - 1) * each;
    const rising: Motion[] =
      index === 0 ? [] : [{ phase: 'life', effect: 'drift', side: 'up', amount: step.way / unit, ease: 'linear' }];
    return [
      {
        ...plate(`${id}-${part}-${index}`, `${part}-${index}`, step.box, rising),
        slot: 'decor',
        time: { start, end: open + index * each },
      },
    ];
  });
}

/** The ground under the box, then with its shadow going away, then with the product's alone. */
function groundFor(input: ShotInput, plan: CoverPlan, times: Times): Layer[] {
  const { id, order, seconds } = input;
  if (!isPhotographed(input)) {
    const place = placeSeen(input, 'ground', nearer);
    const shades: readonly [string, number, number, Motion][] = [
      ['shade-cover', 0, times.gone, { phase: 'out', effect: 'fade', duration: times.gone - times.open }],
      ['shade-0', times.open, seconds, { phase: 'in', effect: 'fade', duration: times.gone - times.open }],
    ];
    return [
      place,
      ...shades
        .filter(([asset]) => asset === 'shade-cover' || order.place !== 'photo')
        .map(([asset, start, end, motion]) => ({
          ...plate(`${id}-${asset}`, asset, fullOf(input), [motion]),
          time: { start, end },
        })),
    ];
  }
  const moments = plan.lifts.map((up) => momentOf(plan, up, times));
  const grounds = [...plan.lifts.map((_, index) => `ground-cover-${index}`), 'ground-0'];
  return grounds.map((asset, index) => {
    // Each comes while the box rises to where its shadow was drawn, over the one before, which stays until then.
    const start = index === 0 ? 0 : (moments[index - 1] ?? 0);
    const whole = moments[index] ?? times.gone;
    const end = index === grounds.length - 1 ? seconds : (moments[index + 1] ?? times.gone) + 0.04;
    const comes: Motion[] =
      index === 0 ? [] : [{ phase: 'in', effect: 'fade', duration: Math.max(0.04, whole - start), ease: 'linear' }];
    return {
      ...placeSeen(input, asset, nearer, comes, [start / seconds, Math.min(1, end / seconds)]),
      time: { start, end },
    };
  });
}

/** When the box is so high above the ground. */
function momentOf({ way }: CoverPlan, up: number, { open, gone }: Times): number {
  const reached = way.findIndex((step) => step.up >= up);
  return open + (((Math.max(0, reached) - 0.5) * (gone - open)) / (way.length - 1)) * (up > 0 ? 1 : 0);
}

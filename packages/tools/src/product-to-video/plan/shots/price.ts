import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { Placing } from '@adwright/scenery/compose/place-product.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { boxOf, column, textBlock } from '@adwright/studio/templates/kit/blocks.ts';
import { schemeOf } from '@adwright/studio/brand/scheme.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { besideWords, sceneOf, standOf, type ViewShape } from '../set.ts';
import {
  camera,
  type CameraMove,
  dolly,
  fullOf,
  isPhotographed,
  placeSeen,
  plate,
  type Shot,
  type ShotInput,
} from './shot.ts';

const priceAt = 0.55;

/** The product makes room for its name, and the price lands beside it. */
export function price(input: ShotInput): Shot {
  return {
    layers: [aside(input), ...words(input)],
    // Every shot of a clip happens in one place, which must not be pushed over itself.
    transition: { kind: 'crossfade', duration: 0.35 },
    sounds: [{ at: priceAt, name: 'pop', gain: -12 }],
  };
}

/** In its own photo the product cannot step aside: the words stand over it. */
function placingOf({ frame, order, rtl }: ShotInput): Placing | undefined {
  return order.place === 'photo' ? undefined : besideWords(frame, rtl, order.place);
}

function aside(input: ShotInput): Layer {
  const { id, order, frame, views } = input;
  const placing = placingOf(input);
  const move: CameraMove = { from: 1, to: 1.05, ...(placing && { placing }) };
  const at = standOf(frame, order.place, views[0] as ViewShape, placing);
  const shade = sceneOf(order.place) === null ? [] : [plate(`${id}-shade`, 'shade-aside', fullOf(input))];
  // What is photographed stands: its shadow is part of the ground.
  const life: Motion[] = isPhotographed(input) ? [] : [{ phase: 'life', effect: 'float', amount: 0.004, period: 3.2 }];
  const product: Layer = { ...plate(`${id}-product`, 'view-0', at, life), slot: 'product' };
  return camera(input, [placeSeen(input, placing ? 'ground-aside' : 'ground', move), ...shade, product], dolly(move));
}

function areaOf(input: ShotInput): { x: number; y: number; width: number; height: number } {
  const { frame, order, rtl, views } = input;
  const { width, height, safe } = frame;
  const unit = Math.min(width, height);
  const margin = unit * 0.07;
  const at = standOf(frame, order.place, views[0] as ViewShape, placingOf(input));
  if (width / height > 1.3) {
    // Up to the product, where it could not step aside far enough.
    const free = (rtl ? width - at.x - at.width : at.x) - 1.4 * margin;
    const wide = order.place === 'photo' ? width * 0.46 : Math.max(width * 0.26, Math.min(width * 0.46, free));
    return { x: rtl ? width - margin - wide : margin, y: margin, width: wide, height: height - 2 * margin };
  }
  const top = Math.max(safe.top, margin);
  const side = Math.max(safe.left, safe.right, margin);
  const wished = height * (height > width * 1.5 ? 0.24 : 0.34);
  // Down to the product's cap, unless that leaves no room for words: in its own photo it cannot step aside.
  const free = at.y - unit * 0.02 - top;
  return { x: side, y: top, width: width - 2 * side, height: Math.min(wished, Math.max(free, unit * leastWords)) };
}

/** A name in two lines and a price, both at their smallest, in shorter sides of the frame. */
const leastWords = 0.26;

/** In an upright frame the ground before the product is empty: above it, name and price need all the room there is. */
function underProduct(input: ShotInput): Box | null {
  const { frame, order, views } = input;
  const { width, height, safe } = frame;
  if (width / height > 1.3) return null;
  const at = standOf(frame, order.place, views[0] as ViewShape, placingOf(input));
  const unit = Math.min(width, height);
  const y = at.y + at.height + unit * 0.05;
  const high = unit * 0.13;
  return y + high <= height - safe.bottom ? { x: 0, y, width, height: high } : null;
}

function words(input: ShotInput): Layer[] {
  const { id, order, frame, brand, rtl } = input;
  const area = areaOf(input);
  const unit = Math.min(frame.width, frame.height);
  const wide = frame.width / frame.height > 1.3;
  const align = wide ? (rtl ? 'end' : 'start') : 'center';
  const ink = schemeOf(brand, 'ink');
  const accent = schemeOf(brand, 'accent');
  const size = unit * 0.072;
  const cta =
    order.cta === ''
      ? undefined
      : textBlock(`${id}-cta`, order.cta, {
          size: unit * 0.045,
          weight: 600,
          color: ink.text,
          align,
          maxLines: 1,
          plate: { color: ink.ground, padding: 0.5, radius: 1 },
          slot: 'cta',
          motion: [{ phase: 'in', effect: 'rise', delay: 1, duration: 0.5 }],
        });
  const below = underProduct(input);
  const told = column(
    `${id}-words`,
    [
      order.title === ''
        ? undefined
        : textBlock(`${id}-title`, order.title, {
            font: 'heading',
            size,
            minSize: size * 0.55,
            color: ink.text,
            align,
            maxLines: 2,
            balance: true,
            lineHeight: 1.25,
            plate: { color: ink.ground, padding: 0.32, radius: 0.16 },
            slot: 'headline',
            motion: [{ phase: 'in', effect: 'rise', by: 'line', stagger: 0.1, delay: 0.15, duration: 0.5 }],
          }),
      {
        kind: 'group',
        id: `${id}-tag`,
        layout: 'row',
        padding: [unit * 0.05, unit * 0.02],
        radius: unit * 0.03,
        fill: solid(accent.ground),
        rotate: rtl ? 2 : -2,
        motion: [{ phase: 'in', effect: 'pop', delay: priceAt }],
        children: [
          textBlock(`${id}-price`, order.price, {
            font: 'heading',
            weight: 650,
            size: unit * 0.13,
            minSize: unit * 0.06,
            color: accent.text,
            maxLines: 1,
            slot: 'price',
          }),
        ],
      },
      below ? undefined : cta,
    ],
    {
      box: boxOf(area),
      gap: unit * 0.03,
      justify: wide ? 'center' : 'start',
      align: wide ? (rtl ? 'end' : 'start') : 'center',
    },
  );
  if (!below || !cta) return [told];
  return [told, column(`${id}-below`, [cta], { box: boxOf(below), justify: 'center', align: 'center' })];
}

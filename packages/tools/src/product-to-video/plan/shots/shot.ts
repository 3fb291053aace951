import type { ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import type { EffectName } from '@adwright/sound/effects/effects.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { Placing } from '@adwright/scenery/compose/place-product.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { ImageLayer, Layer } from '@adwright/studio/creative/layer.ts';
import type { Ease, Motion, Transition } from '@adwright/studio/creative/motion.ts';
import { boxOf, free } from '@adwright/studio/templates/kit/blocks.ts';
import type { Frame } from '../../../kit/film/plan/ratios.ts';
import { planeOf, sceneOf, standOf, type ViewShape } from '../set.ts';

/** What a shot is made of. */
export type ShotInput = {
  /** Before every name in it: the same move may come twice. */
  readonly id: string;
  readonly order: ProductVideoInput;
  readonly frame: Frame;
  readonly brand: Brand;
  readonly views: readonly ViewShape[];
  /** Which side of the product is seen. */
  readonly view: number;
  readonly seconds: number;
  readonly rtl: boolean;
};

export type Shot = {
  readonly layers: readonly Layer[];
  /** How it takes over from the shot before. */
  readonly transition: Transition;
  /** Sounds by the second of the shot. */
  readonly sounds?: readonly { readonly at: number; readonly name: EffectName; readonly gain: number }[];
};

export function standIn({ frame, order, views, view }: ShotInput): Box {
  return standOf(frame, order.place, views[view] as ViewShape);
}

/** A painted plate in its place. */
export function plate(id: string, asset: string, box: Box, motion: Motion[] = []): ImageLayer {
  return { kind: 'image', id, asset, fit: 'contain', box: boxOf(box), motion };
}

export function fullOf({ frame }: ShotInput): Box {
  return { x: 0, y: 0, width: frame.width, height: frame.height };
}

/** How a camera goes: nearer or away, and past. */
export type CameraMove = {
  readonly from: number;
  readonly to: number;
  /** How far what is behind goes to the right, in shorter sides of the frame. */
  readonly slide?: number;
  readonly ease?: Ease;
  /** Where the product stands, if not where the place puts it. */
  readonly placing?: Placing;
};

/** What the camera's way does to a photographed place; nothing that can be told apart in any other. */
function depthOf({ frame, order, views }: ShotInput, move: CameraMove, part: readonly [number, number]): Motion[] {
  const plane = planeOf(frame, order.place, views[0] as ViewShape, move.placing);
  if (!plane) return [];
  const { from, to, slide = 0, ease = 'linear' } = move;
  const nearest = Math.min(from, to);
  const between = (start: number, end: number): [number, number] => [
    start + (end - start) * part[0],
    start + (end - start) * part[1],
  ];
  const [begin, end] = between(from / nearest, to / nearest);
  return [{ phase: 'life', effect: 'depth', plane, from: begin, to: end, slide: between(-slide / 2, slide / 2), ease }];
}

export const isPhotographed = ({ order }: ShotInput): boolean => placeOf(order.place) !== undefined;

/** A photographed place with the camera on its way; `part` of that way, where it is shown for a part of the shot. */
export function placeSeen(
  input: ShotInput,
  asset: string,
  move: CameraMove,
  motion: Motion[] = [],
  part: readonly [number, number] = [0, 1],
): ImageLayer {
  return ground(input, asset, [...depthOf(input, move, part), ...motion]);
}

/** The motion of everything that the camera sees. */
export function dolly({ from, to, ease = 'linear' }: CameraMove): Motion[] {
  return [{ phase: 'life', effect: 'dolly', from, to, ease }];
}

/** The place behind everything, over the whole frame. */
export function ground(input: ShotInput, asset: string, motion: Motion[] = []): ImageLayer {
  return { kind: 'image', id: `${input.id}-${asset}`, asset, fit: 'cover', box: boxOf(fullOf(input)), motion };
}

/** The product and its shadow, which never part; in a photographed place the shadow is the ground's. */
export function standing(input: ShotInput, motion: Motion[] = []): Layer {
  const { id, view, order } = input;
  const shade = sceneOf(order.place) === null ? [] : [plate(`${id}-shade`, `shade-${view}`, fullOf(input))];
  const product: Layer = { ...plate(`${id}-product`, `view-${view}`, standIn(input)), slot: 'product' };
  return free(`${id}-standing`, [...shade, product], { box: fullOf(input), motion });
}

/** Everything at once, moved as a camera would. Nearer than the frame, so that no edge is ever seen. */
export function camera(input: ShotInput, layers: readonly Layer[], motion: Motion[]): Layer {
  return free(`${input.id}-camera`, layers, { box: fullOf(input), motion });
}

/**
 * How far the place moves against the product, in shorter sides of the frame. What carries the product must stay under
 * it; an open floor may pass.
 */
export function slideOf({ order }: ShotInput): number {
  const carried = ['round-plinth', 'stacked-plinths', 'arch', 'steps', 'shelf'].includes(order.place);
  return carried ? 0.006 : 0.028;
}

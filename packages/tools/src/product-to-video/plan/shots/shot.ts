import type { ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import type { EffectName } from '@adwright/sound/effects/effects.ts';
import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { ImageLayer, Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion, Transition } from '@adwright/studio/creative/motion.ts';
import { boxOf, free } from '@adwright/studio/templates/kit/blocks.ts';
import type { Frame } from '../../../kit/film/plan/ratios.ts';
import { standOf, type ViewShape } from '../set.ts';

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

/** The place behind everything, over the whole frame. */
export function ground(input: ShotInput, asset: string, motion: Motion[] = []): ImageLayer {
  return { kind: 'image', id: `${input.id}-${asset}`, asset, fit: 'cover', box: boxOf(fullOf(input)), motion };
}

/** The product and its shadow, which never part. */
export function standing(input: ShotInput, motion: Motion[] = []): Layer {
  const { id, view, order } = input;
  const shade = order.place === 'photo' ? [] : [plate(`${id}-shade`, `shade-${view}`, fullOf(input))];
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

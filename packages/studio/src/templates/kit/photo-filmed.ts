import type { ImageLayer, Layer } from '../../creative/layer.ts';
import type { Motion } from '../../creative/motion.ts';
import { partId } from '../../ad-image-assets.ts';
import type { Rect } from '../../layout/display-list.ts';
import type { AdImage, PhotoPlace } from '../../template-input.ts';
import { boxOf, free } from './blocks.ts';
import type { Kit } from './kit.ts';
import { photoIn, subjectOf, wholeIn } from './photo-in.ts';

/** How a camera goes: nearer or away, and past; `slide` in shorter sides of the frame, to the right. */
export type CameraWay = {
  readonly from: number;
  readonly to: number;
  readonly slide: readonly [from: number, to: number];
};

type Options = {
  readonly id: string;
  readonly way: CameraWay;
  readonly clear?: Rect;
  readonly near?: number;
  /** What is laid over the place and behind what stands in it; `dim` while the place's light has not come yet. */
  readonly shade: (dim: boolean) => Layer;
  /** Of a shot of so many seconds in which the place's light comes on. */
  readonly lightWithin?: number | undefined;
};

/**
 * A photograph in a film. Where it keeps the camera of its place, the ground and the wall move as far as they are away
 * and the product stands before them with its own pixels; any other photograph comes nearer as the flat thing it is.
 */
export function photoFilmed(kit: Kit, photo: AdImage, box: Rect, options: Options): Layer[] {
  const { id, way, clear, near = 1, shade, lightWithin } = options;
  const { product } = kit;
  const { place } = photo;
  const about = { near, ...(clear && { clear }) };
  if (!place || !photo.asset.subject || !product?.asset.cutout) {
    const motion: Motion[] = [{ phase: 'life', effect: 'ken-burns', from: way.from * near, to: way.to * near }];
    return [photoIn(photo, box, { id, motion, ...about }), shade(false)];
  }
  const rtl = kit.input.brief.direction === 'rtl';
  const whole = wholeIn(photo, box, { rtl, ...about });
  const stand = boxOf(seenIn({ ...whole, x: 0, y: 0 }, subjectOf(photo), rtl));
  const seen = (layer: Layer): Layer =>
    free(`${layer.id}-camera`, [layer], { box: whole, motion: [{ phase: 'life', effect: 'dolly', ...ends(way) }] });
  const ground = (part: 'ground' | 'dim', share: number, more: Part): Layer => {
    const motion = [depthOf(way, place.plane, share), ...(more.motion ?? [])];
    const all = boxOf({ ...whole, x: 0, y: 0 });
    return seen({ kind: 'image', asset: partId(photo.id, part), fit: 'cover', box: all, ...more, motion });
  };
  const thing = (asset: string, more: Part): Layer =>
    seen({ kind: 'image', asset, fit: 'contain', box: stand, ...more });
  const lit = ground('ground', 1, { id, slot: 'photo' });
  const standing = thing(product.id, { id: `${id}-product`, slot: 'product' });
  if (lightWithin === undefined || !place.light) return [lit, shade(false), standing];
  const dark = { slot: 'decor', opacity: darkness, ...comingLight } as const;
  return [
    lit,
    ground('dim', comingLight.time.end / lightWithin, { id: `${id}-dim`, ...dark }),
    shade(false),
    { ...shade(true), ...dark },
    standing,
    thing(partId(photo.id, 'dusk'), { id: `${id}-dusk`, ...dark, opacity: darkness / 2 }),
  ];
}

type Part = Pick<ImageLayer, 'id' | 'slot' | 'time' | 'motion' | 'opacity'>;

/** How much of its light a place lacks in the first moment: what stands in it and on its wall is seen all the same. */
export const darkness = 0.6;

/** The dark gives way from the first moment on: a film does not open on a room that nobody lights. */
const comingLight: { readonly time: { start: number; end: number }; readonly motion: Motion[] } = {
  time: { start: 0, end: 1.5 },
  motion: [{ phase: 'out', effect: 'fade', duration: 1.3, ease: 'in-out' }],
};

const ends = ({ from, to }: CameraWay): Pick<CameraWay, 'from' | 'to'> => ({ from, to });

/** Told relative to what stands, which the camera's own way makes larger; of a layer that is there for a share of it. */
function depthOf({ from, to, slide: [begin, end] }: CameraWay, plane: PhotoPlace['plane'], share: number): Motion {
  const nearest = Math.min(from, to);
  const until = (a: number, b: number): number => a + (b - a) * share;
  return {
    phase: 'life',
    effect: 'depth',
    plane,
    from: from / nearest,
    to: until(from, to) / nearest,
    slide: [begin, until(begin, end)],
  };
}

/** Layout turns boxes over for those who read from the right; what a photograph shows stays where it is. */
function seenIn(whole: Rect, part: Rect, rtl: boolean): Rect {
  return {
    x: whole.x + (rtl ? 1 - part.x - part.width : part.x) * whole.width,
    y: whole.y + part.y * whole.height,
    width: part.width * whole.width,
    height: part.height * whole.height,
  };
}

import type { Box, Cutout } from '../compose/cutout.ts';
import type { Placing } from '../compose/place-product.ts';
import type { Frame, Point, View } from './frame-view.ts';
import type { Place } from './place.ts';

/** Of the way from the product's foot to the frame's upper edge: words need some of it. */
const headroom = 0.76;
/** Of the frame's width, where it is upright, about square, and wide. */
const sides = { upright: 0.62, square: 0.58, wide: 0.52 } as const;
/** A thing shown in its true size that is smaller than this would be lost, even from as near as `nearnessFor` goes. */
const smallest = 0.3;
/** A photographer comes closer until a small thing is so large beside the largest there is room for, and no nearer than that. */
const closer = { until: 0.5, most: 1.4 } as const;

const asPlaced: Placing = { x: 0, y: 0, scale: 1 };

function sideOf({ width, height }: Frame): number {
  const aspect = width / height;
  return aspect < 0.7 ? sides.upright : aspect > 1.4 ? sides.wide : sides.square;
}

function footIn({ stand }: Place, { crop, mirrored, scale }: View): Point {
  return {
    x: (mirrored ? crop.x + crop.width - stand.x : stand.x - crop.x) * scale,
    y: (stand.y - crop.y) * scale,
  };
}

/** How many pixels of the frame one of the cut-out may have at most. */
function largest(frame: Frame, place: Place, view: View, box: Box): number {
  const { stand } = place;
  const perMetre = stand.pxPerM * view.scale;
  return Math.min(
    (footIn(place, view).y * headroom) / box.height,
    (stand.heightM * perMetre) / box.height,
    (frame.width * sideOf(frame)) / box.width,
    (stand.widthM * 1.15 * perMetre) / box.width,
  );
}

/** How many times nearer a thing of that real height is photographed: the place grows with it, so that its size stays true. */
export function nearnessFor(frame: Frame, place: Place, view: View, box: Box, heightM: number): number {
  const share = (heightM * place.stand.pxPerM * view.scale) / (largest(frame, place, view, box) * box.height);
  return Math.max(1, Math.min(closer.most, closer.until / share));
}

/** In whole pixels, the foot on the ground; as large as the product really is where that is known and fits. */
export function fitProductInPlace(
  frame: Frame,
  place: Place,
  view: View,
  { box }: Pick<Cutout, 'box'>,
  placing: Placing = asPlaced,
  heightM?: number,
): Box {
  const foot = footIn(place, view);
  const fit = largest(frame, place, view, box);
  const real = heightM === undefined ? fit : (heightM * place.stand.pxPerM * view.scale) / box.height;
  const size = Math.max(fit * smallest, Math.min(fit, real)) * placing.scale;
  const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * size))) as [
    number,
    number,
  ];
  return {
    x: Math.round(foot.x + frame.width * placing.x - width / 2),
    y: Math.round(foot.y + frame.height * placing.y - height),
    width,
    height,
  };
}

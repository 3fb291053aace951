import type { Box, Cutout } from '../compose/cutout.ts';
import type { Placing } from '../compose/place-product.ts';
import type { Frame, View } from './frame-view.ts';
import type { Place } from './place.ts';

/** Of the way from the product's foot to the frame's upper edge: words need some of it. */
const headroom = 0.76;
/** Of the frame's width, where it is upright and where it is not. */
const sides = { upright: 0.62, other: 0.52 } as const;
/** A small thing shown in its true size would be lost; a photographer would come closer. */
const closest = 0.55;

const asPlaced: Placing = { x: 0, y: 0, scale: 1 };

/** In whole pixels, the foot on the ground; as large as the product really is where that is known and fits. */
export function fitProductInPlace(
  frame: Frame,
  { stand }: Place,
  { crop, mirrored, scale }: View,
  { box }: Pick<Cutout, 'box'>,
  placing: Placing = asPlaced,
  heightM?: number,
): Box {
  const foot = {
    x: (mirrored ? crop.x + crop.width - stand.x : stand.x - crop.x) * scale,
    y: (stand.y - crop.y) * scale,
  };
  const perMetre = stand.pxPerM * scale;
  const fit = Math.min(
    (foot.y * headroom) / box.height,
    (stand.heightM * perMetre) / box.height,
    (frame.width * (frame.width < frame.height * 0.7 ? sides.upright : sides.other)) / box.width,
    (stand.widthM * 1.15 * perMetre) / box.width,
  );
  const real = heightM === undefined ? fit : (heightM * perMetre) / box.height;
  const size = Math.max(fit * closest, Math.min(fit, real)) * placing.scale;
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

import type { Box } from '../../compose/cutout.ts';
import { type Frame, groundIn, type View } from '../../place/frame-view.ts';
import type { Place } from '../../place/place.ts';

/** Where the camera sees a point of the ground, and how many pixels a metre above it takes. */
export type Seen = { readonly x: number; readonly y: number; readonly perMetre: number };

/** A camera as what stands before it needs it: metres to the right of the product's foot and away from the camera. */
export type Lens = { seen(x: number, y: number): Seen };

const footOf = (at: Box): { x: number; y: number } => ({ x: at.x + at.width / 2, y: at.y + at.height });

/** The camera that took the place. Its pictures are taken with upright verticals, or nearly so. */
export function lensOf(place: Place, view: View, at: Box): Lens {
  const ground = groundIn(place, view);
  const foot = ground.toMetres(footOf(at));
  return {
    seen(x, y) {
      const here = ground.toFrame({ x: foot.x + x, y: foot.y + y });
      const beside = ground.toFrame({ x: foot.x + x + 0.05, y: foot.y + y });
      return { ...here, perMetre: (beside.x - here.x) / 0.05 };
    },
  };
}

/** How far away the camera of a painted scene is and how high its horizon; the product is taken for this high. */
const usual = { distance: 1.1, horizon: 0.44, heightM: 0.25 } as const;

/** No camera took a painted scene or is known of somebody's photo: one that looks at the product from a little above. */
export function usualLens(frame: Frame, at: Box): Lens {
  const foot = footOf(at);
  const perMetre = Math.max(at.height, at.width * 0.7) / usual.heightM;
  const horizon = foot.y - usual.horizon * frame.height;
  return {
    seen(x, y) {
      const share = 1 / (1 + y / usual.distance);
      return {
        x: foot.x + x * perMetre * share,
        y: horizon + (foot.y - horizon) * share,
        perMetre: perMetre * share,
      };
    },
  };
}

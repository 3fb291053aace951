import type { PlaceRows } from '@adwright/studio/creative/motion.ts';
import type { Point } from '../place/frame-view.ts';
import { type Frame, groundIn, type View } from '../place/frame-view.ts';
import type { Place } from '../place/place.ts';

/**
 * How near what is behind seems beside what stands. Walls and gardens are farther away than where a table ends: the way
 * there is taken for more of the plane, and it is out of focus anyway.
 */
const far = 0.45;
/** What is nearer than this moves no faster: the corners before the product would leave the picture. */
const close = 1.5;

/** From the camera that took the place, as shares of the frame: the plane the product stands on, where it begins and what lies behind it. */
export function planeIn(place: Place, view: View, frame: Frame, foot: Point): PlaceRows {
  const { horizon, toFrame } = groundIn(place, view);
  const reach = foot.y - horizon;
  // The side of a podium is as near as its rim.
  const rim = place.extent?.kind === 'disc' ? toFrame({ x: 0, y: -place.extent.r }).y : Infinity;
  const front = Math.max(foot.y + 2, Math.min(rim, horizon + close * reach));
  const share = (y: number): number => y / frame.height;
  return {
    x: Math.max(0, Math.min(1, foot.x / frame.width)),
    horizon: share(horizon),
    stand: share(foot.y),
    behind: share(horizon + far * reach),
    front: share(front),
  };
}

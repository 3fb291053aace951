import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Point } from '@adwright/studio/layout/display-list.ts';
import { type Grip, moveGrip, scaleGrip, takeHold } from '../geometry/grip.ts';
import type { Site } from '../store/site.ts';
import { unlocked } from './lock-layers.ts';

function eachGrip(site: Site, ids: readonly string[], change: (now: AdDesign, grip: Grip) => AdDesign): AdDesign {
  return takeHold(site, unlocked(site.design, ids)).reduce(change, site.design);
}

/** Moves layers by pixels of the frame, all by the same or each by its own way. */
export function moveLayers(site: Site, ids: readonly string[], way: Point | ((grip: Grip) => Point)): AdDesign {
  return eachGrip(site, ids, (design, grip) => {
    const { x, y } = typeof way === 'function' ? way(grip) : way;
    return x === 0 && y === 0 ? design : moveGrip({ ...site, design }, grip, x, y);
  });
}

/** Larger or smaller together, about one point that stays. */
export function scaleLayers(site: Site, ids: readonly string[], factor: number, anchor: Point): AdDesign {
  return eachGrip(site, ids, (design, grip) => scaleGrip({ ...site, design }, grip, factor, anchor));
}

import { placementOf, type Placement, type PlacementId } from '../placements.ts';

/** A size to draw in: one of the networks', or any other. */
export type DesignFrame = Pick<Placement, 'id' | 'width' | 'height' | 'safe'>;

export function designFrame(placement: PlacementId | DesignFrame): DesignFrame {
  return typeof placement === 'string' ? placementOf(placement) : placement;
}

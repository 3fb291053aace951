import type { ClipPlace } from '@adwright/contract/ads-video/product-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import { type Lens, lensOf, usualLens } from '@adwright/scenery/clip/cover/cover-lens.ts';
import {
  type Cover,
  coverOver,
  type CoverStep,
  coverWay,
  isSeenFromBelow,
} from '@adwright/scenery/clip/cover/cover-shape.ts';
import { standInPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { standOf, type ViewShape } from './set.ts';

type Size = { readonly width: number; readonly height: number };

/** The box that is lifted off the product, and its way up. */
export type CoverPlan = {
  readonly lens: Lens;
  readonly cover: Cover;
  readonly way: readonly CoverStep[];
  /** So high above the ground its shadow is drawn anew. */
  readonly lifts: readonly number[];
};

/** How high the box is above the ground when its shadow changes, in its own heights. */
const lifts = [0, 0.16, 0.55] as const;

export function coverIn(frame: Size, id: ClipPlace, view: ViewShape): CoverPlan {
  const at = standOf(frame, id, view);
  const place = placeOf(id);
  const lens = place ? lensOf(place, standInPlace(frame, { place, cutout: view }).view, at) : usualLens(frame, at);
  const cover = coverOver(lens, at);
  return { lens, cover, way: coverWay(lens, cover, frame), lifts: lifts.map((share) => share * cover.height) };
}

/** What of it is behind the product: its inside, where the camera sees into it. */
export function hasInside({ lens, cover }: CoverPlan, { up }: CoverStep): boolean {
  return isSeenFromBelow(lens, cover, up);
}

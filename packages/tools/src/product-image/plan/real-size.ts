import { placeOf } from '@adwright/places/places.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { standInPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { frameOf } from './plan.ts';
import type { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';

/** Nobody sees less than this. */
const seen = 0.04;

export type MissedSize = { readonly kind: 'large' | 'small'; readonly shownCm: number };

type Order = Pick<ProductImageInput, 'backdrops' | 'sizes' | 'light' | 'height_cm'>;

/** How high a product looks that is shown larger or smaller than it is, where that is furthest off; null where it is true. */
export function missedSize(
  { backdrops, sizes, light, height_cm }: Order,
  cutout: Pick<Cutout, 'box' | 'light'>,
): MissedSize | null {
  if (height_cm === null) return null;
  const chosen = backdrops.flatMap((backdrop) => (backdrop.kind === 'place' ? (placeOf(backdrop.place) ?? []) : []));
  const frames = sizes.filter(({ kind }) => kind !== 'marketplace').map(frameOf);
  const shown = chosen.flatMap((place) =>
    frames.map((frame) => {
      const order = { place, cutout, light: light ?? undefined, heightM: height_cm / 100 };
      const { at, view } = standInPlace(frame, order);
      return (at.height / (place.stand.pxPerM * view.scale)) * 100;
    }),
  );
  const off = (cm: number): number => Math.abs(Math.log(cm / height_cm));
  const [worst] = shown.toSorted((one, other) => off(other) - off(one));
  if (worst === undefined || Math.abs(worst / height_cm - 1) <= seen) return null;
  return { kind: worst < height_cm ? 'large' : 'small', shownCm: Math.max(1, Math.round(worst)) };
}

import type { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace, standInPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { Place, PlacePictures } from '@adwright/scenery/place/place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { kindOfProduct } from '../../kit/places/plan/product-kind.ts';
import { isRightToLeft } from './is-right-to-left.ts';
import { type FrontPart, frontOf } from './product-layout.ts';
import { isWordless, shownProduct } from './product-words.ts';

export type FrontShot = FrontPart & { readonly place: string };

/**
 * The part of an upright film in which the product is photographed, in the room where the presenter stands; null where it
 * stands in front of something else, or is too large for what stands there.
 */
export function frontShotOf(input: AvatarVideoInput): FrontShot | null {
  const { background, ratio, language } = input;
  const product = shownProduct(input);
  if (product === null || background.kind !== 'place') return null;
  const place = placeOf(background.id);
  const front = frontOf(frameOfRatio(ratio), isRightToLeft(language), isWordless(product));
  if (!place || front === null) return null;
  const isLarge = kindOfProduct({ title: product.title, description: product.benefits }) === 'large';
  return isLarge ? null : { ...front, place: place.id };
}

type Shot = { readonly place: Place; readonly pictures: PlacePictures };

/** That part as a picture, drawn by whoever has canvases. */
export function photographFront(
  cutout: Cutout,
  { place, pictures }: Shot,
  { width, height, middle, widest }: FrontPart,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  // Products stand in the middle of a photograph: one is taken that reaches as far to the other side, and is cut.
  const frame = { width: Math.round(2 * Math.max(middle, width - middle)), height: Math.round(height) };
  const order = { place, pictures, cutout };
  const { at } = standInPlace(frame, order);
  const scale = Math.min(1, widest / at.width);
  const whole = makeCanvas(frame.width, frame.height);
  drawProductPlace(whole, frame, { ...order, placing: { x: 0, y: 0, scale } }, makeCanvas);
  const cut = makeCanvas(width, frame.height);
  cut.drawImage(whole.canvas, middle - frame.width / 2, 0);
  return cut;
}

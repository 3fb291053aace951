import { drawEmptyPlace, drawPlaceShade, type ProductPlace, type Standpoint } from '../place/draw-product-place.ts';
import type { Frame, View } from '../place/frame-view.ts';
import type { MakeCanvas } from '../stage.ts';

/**
 * A place before its light is switched on: as dark as the picture without that light, and as sharp as the one with it,
 * which is larger. So the light can come without anything coming into focus.
 */
function dimPlace(
  frame: Frame,
  { place, pictures }: Pick<ProductPlace, 'place' | 'pictures'>,
  view: View,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const dim = makeCanvas(frame.width, frame.height);
  drawEmptyPlace(dim, frame, { place, pictures }, view);
  const sharp = dim.getImageData(0, 0, frame.width, frame.height);
  const [lit, shaded] = [pictures.plate, pictures.shade].map((picture) =>
    softly(frame, place, picture, view, makeCanvas),
  ) as [Uint8ClampedArray, Uint8ClampedArray];
  const { data } = sharp;
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 === 3) continue;
    const share = ((shaded[at] ?? 0) + 1) / ((lit[at] ?? 0) + 1);
    data[at] = (data[at] ?? 0) * Math.min(1, share);
  }
  dim.putImageData(sharp, 0, 0);
  return dim;
}

/** The same with what a product does to it: without the light it casts no shadow, but still touches the ground. */
export function dimGround(
  frame: Frame,
  order: ProductPlace,
  standpoint: Standpoint,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const dim = dimPlace(frame, order, standpoint.view, makeCanvas);
  const unlit = { ...order, pictures: { ...order.pictures, plate: order.pictures.shade } };
  drawPlaceShade(dim, frame, unlit, standpoint, makeCanvas);
  return dim;
}

/** No sharper than the smaller of the two pictures, so that their edges agree. */
function softly(
  frame: Frame,
  place: ProductPlace['place'],
  plate: CanvasImageSource,
  view: View,
  makeCanvas: MakeCanvas,
): Uint8ClampedArray {
  const small = makeCanvas(Math.ceil(frame.width / 4), Math.ceil(frame.height / 4));
  const { width, height } = small.canvas;
  drawEmptyPlace(small, { width, height }, { place, pictures: { plate, shade: plate } }, view);
  const whole = makeCanvas(frame.width, frame.height);
  whole.imageSmoothingQuality = 'medium';
  whole.drawImage(small.canvas, 0, 0, frame.width, frame.height);
  return whole.getImageData(0, 0, frame.width, frame.height).data;
}

import type { ClipPlace } from '@adwright/contract/ads-video/product-video.ts';
import type { Box, Cutout } from '@adwright/scenery/compose/cutout.ts';
import { placeProduct, type Placing } from '@adwright/scenery/compose/place-product.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { Scene } from '@adwright/scenery/stage.ts';

type Size = { readonly width: number; readonly height: number };

/** One side of the product, as far as a plan must know it. */
export type ViewShape = Pick<Cutout, 'box' | 'width' | 'height'>;

/** Null for the photo's own surroundings. */
export function sceneOf(place: ClipPlace): Scene | null {
  return scenes.find(({ id }) => id === place) ?? null;
}

/** Which part of a photo fills the frame, kept about its product; in pixels of the photo. */
export function photoWindow(frame: Size, { box, width, height }: ViewShape): Box {
  const scale = Math.max(frame.width / width, frame.height / height);
  const shown = { width: frame.width / scale, height: frame.height / scale };
  const within = (middle: number, size: number, whole: number): number =>
    Math.max(0, Math.min(whole - size, middle - size / 2));
  return {
    x: within(box.x + box.width / 2, shown.width, width),
    y: within(box.y + box.height / 2, shown.height, height),
    ...shown,
  };
}

/** Where a side of the product stands in the frame. In its own photo it stands where it was taken. */
export function standOf(frame: Size, place: ClipPlace, view: ViewShape, placing?: Placing): Box {
  const scene = sceneOf(place);
  if (scene) return placeProduct(frame, scene, view, placing);
  const window = photoWindow(frame, view);
  const scale = frame.width / window.width;
  return {
    x: Math.round((view.box.x - window.x) * scale),
    y: Math.round((view.box.y - window.y) * scale),
    width: Math.round(view.box.width * scale),
    height: Math.round(view.box.height * scale),
  };
}

/** Beside or under the words of a price: to the end of a wide frame, lower and smaller in an upright one. */
export function besideWords(frame: Size, rtl: boolean): Placing {
  const ratio = frame.width / frame.height;
  if (ratio > 1.3) return { x: rtl ? -0.22 : 0.22, y: 0, scale: 1 };
  return ratio > 0.7 ? { x: 0, y: 0.07, scale: 0.74 } : { x: 0, y: 0.04, scale: 0.68 };
}

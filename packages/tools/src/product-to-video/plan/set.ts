import type { ClipPlace } from '@adwright/contract/ads-video/product-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import { planeIn } from '@adwright/scenery/clip/place-plane.ts';
import type { Box, Cutout } from '@adwright/scenery/compose/cutout.ts';
import { placeProduct, type Placing } from '@adwright/scenery/compose/place-product.ts';
import { standInPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { Scene } from '@adwright/scenery/stage.ts';
import type { PlaceRows } from '@adwright/studio/creative/motion.ts';

/** One side of the product, cut out, and the photo it was cut from: as large as the cutout, null where it came without. */
export type View = {
  readonly cutout: Cutout;
  readonly photo: CanvasRenderingContext2D | null;
  /** A full turn from there on, each picture framed as this one is. */
  readonly turn?: readonly Cutout[] | undefined;
};

type Size = { readonly width: number; readonly height: number };

/** One side of the product, as far as a plan must know it. */
export type ViewShape = Pick<Cutout, 'box' | 'width' | 'height' | 'light'> & {
  /** Where it is in each picture of a full turn, in pixels of the front. */
  readonly turn?: readonly Box[] | undefined;
};

export function shapeOf({ cutout, turn }: Pick<View, 'cutout' | 'turn'>): ViewShape {
  const { box, width, height, light } = cutout;
  return { box, width, height, light, turn: turn && stepsOf(cutout, turn).map((step) => boxIn(step, width)) };
}

/** A turn's pictures are small; its first is the front, of which there is a large one. */
export function stepsOf(front: Cutout, turn: readonly Cutout[]): readonly Cutout[] {
  return [front, ...turn.slice(1)];
}

function boxIn({ box, width: own }: Cutout, width: number): Box {
  const share = width / own;
  return { x: box.x * share, y: box.y * share, width: box.width * share, height: box.height * share };
}

/** Null where the place is not painted. */
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
export function standOf(frame: Size, id: ClipPlace, view: ViewShape, placing?: Placing): Box {
  const place = placeOf(id);
  if (place) return standInPlace(frame, { place, cutout: view, placing }).at;
  const scene = sceneOf(id);
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

/** The plane a camera moves over, as shares of the frame; null where the place is not photographed. */
export function planeOf(frame: Size, id: ClipPlace, view: ViewShape, placing?: Placing): PlaceRows | null {
  const place = placeOf(id);
  if (!place) return null;
  const { view: seen, at } = standInPlace(frame, { place, cutout: view, placing });
  return planeIn(place, seen, frame, { x: at.x + at.width / 2, y: at.y + at.height });
}

/** Beside or under the words of a price: to the end of a wide frame, lower and smaller in an upright one. */
export function besideWords(frame: Size, rtl: boolean, id: ClipPlace): Placing {
  const ratio = frame.width / frame.height;
  const side = rtl ? -1 : 1;
  const place = placeOf(id);
  // On a podium there is no room to step aside, and a step forward leads off it.
  const round = place?.extent?.kind === 'disc';
  if (ratio > 1.3) return { x: side * (round ? 0.13 : 0.22), y: 0, scale: round ? 0.72 : 1 };
  if (place) return { x: 0, y: 0, scale: ratio > 0.7 ? 0.64 : 0.72 };
  return ratio > 0.7 ? { x: 0, y: 0.07, scale: 0.74 } : { x: 0, y: 0.04, scale: 0.68 };
}

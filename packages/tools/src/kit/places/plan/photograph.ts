import { type Box, type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { dimGround } from '@adwright/scenery/clip/dim-place.ts';
import { duskColor, duskOn } from '@adwright/scenery/clip/dusk-on.ts';
import { planeIn } from '@adwright/scenery/clip/place-plane.ts';
import { drawProductPlace, standInPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { Place, PlacePictures } from '@adwright/scenery/place/place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';
import type { PlaceRows } from '@adwright/studio/creative/motion.ts';

export type Subject = NonNullable<AssetRef['subject']>;

/** The size photographs in places are told by. Most ads are upright, and so are the places they are taken in. */
export const photographSize = { width: 1080, height: 1350 } as const;

/** How much larger one is taken for print: as large as the places themselves. */
export const printScale = 1600 / photographSize.width;

/** A little smaller than it would fit: ads crop photographs, and words need room beside the product. */
const placing = { x: 0, y: 0, scale: 0.88 };

/** The whole picture of the cut-out, as templates lay it over the photograph; the product may fill only a part of it. */
function subjectOf({ width, height, box }: Cutout, at: Box, frame: { width: number; height: number }): Subject {
  const scale = at.width / box.width;
  return {
    x: (at.x - box.x * scale) / frame.width,
    y: (at.y - box.y * scale) / frame.height,
    width: (width * scale) / frame.width,
    height: (height * scale) / frame.height,
  };
}

export function scaledSize(scale: number): { width: number; height: number } {
  return { width: Math.round(photographSize.width * scale), height: Math.round(photographSize.height * scale) };
}

type Shot = { readonly place: Place; readonly pictures: PlacePictures; readonly scale?: number };

/** A photograph, and the place without the product, as films move through it. */
export type Taken = {
  readonly canvas: CanvasRenderingContext2D;
  readonly subject: Subject;
  readonly ground: CanvasRenderingContext2D;
  readonly plane: PlaceRows;
  /** The same before its light comes on, and the dark that lies on the product until then. */
  readonly unlit: () => { readonly dim: CanvasRenderingContext2D; readonly dusk: CanvasRenderingContext2D };
};

/** The product of a cut-out in a place, drawn by whoever has canvases; null when nothing is left of the product. */
export function photograph(
  drawn: CanvasRenderingContext2D,
  { place, pictures, scale = 1 }: Shot,
  makeCanvas: MakeCanvas,
): Taken | null {
  const cutout = cutoutOf(drawn);
  if (!cutout) return null;
  const frame = scaledSize(scale);
  const [canvas, ground] = [makeCanvas(frame.width, frame.height), makeCanvas(frame.width, frame.height)];
  const order = { place, pictures, cutout, placing };
  const at = drawProductPlace(canvas, frame, order, makeCanvas, ground);
  const standpoint = standInPlace(frame, order);
  return {
    canvas,
    subject: subjectOf(cutout, at, frame),
    ground,
    plane: planeIn(place, standpoint.view, frame, { x: at.x + at.width / 2, y: at.y + at.height }),
    unlit: () => ({
      dim: dimGround(frame, order, standpoint, makeCanvas),
      dusk: duskOn(drawn, duskColor, makeCanvas),
    }),
  };
}

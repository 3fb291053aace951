import { type Box, type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { Place, PlacePictures } from '@adwright/scenery/place/place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import type { AssetRef } from '@adwright/studio/creative/creative.ts';

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

/** The product of a cut-out in a place, drawn by whoever has canvases; null when nothing is left of the product. */
export function photograph(
  drawn: CanvasRenderingContext2D,
  { place, pictures, scale = 1 }: { readonly place: Place; readonly pictures: PlacePictures; readonly scale?: number },
  makeCanvas: MakeCanvas,
): { readonly canvas: CanvasRenderingContext2D; readonly subject: Subject } | null {
  const cutout = cutoutOf(drawn);
  if (!cutout) return null;
  const frame = scaledSize(scale);
  const canvas = makeCanvas(frame.width, frame.height);
  const at = drawProductPlace(canvas, frame, { place, pictures, cutout, placing }, makeCanvas);
  return { canvas, subject: subjectOf(cutout, at, frame) };
}

import type { MakeCanvas } from '../stage.ts';
import { drawPlacePicture } from './draw-place.ts';
import type { Frame, View } from './frame-view.ts';
import type { Place, PlacePictures } from './place.ts';

/** Keeps so much of each channel. */
function keep(context: CanvasRenderingContext2D, shares: readonly number[]): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${shares.map((share) => Math.round(255 * share)).join(' ')})`;
  context.fillRect(0, 0, width, height);
}

/**
 * The place as it looks within the shadow of something small: the shade, and what the lit ground and walls around throw
 * back. The shade alone has neither the darkness nor the colour of shadows that are part of the photograph.
 */
export function drawInShadow(
  context: CanvasRenderingContext2D,
  { place, pictures }: { readonly place: Place; readonly pictures: PlacePictures },
  view: View,
  frame: Frame,
  makeCanvas: MakeCanvas,
): void {
  const { bounce } = place.key;
  drawPlacePicture(context, pictures.shade, place, view, frame);
  if (!bounce) return;
  const lit = makeCanvas(frame.width, frame.height);
  drawPlacePicture(lit, pictures.plate, place, view, frame);
  keep(lit, bounce);
  context.save();
  keep(
    context,
    bounce.map((share) => 1 - share),
  );
  context.globalCompositeOperation = 'lighter';
  context.drawImage(lit.canvas, 0, 0);
  context.restore();
}

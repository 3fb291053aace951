import type { Color } from '@adwright/studio/creative/paint.ts';
import type { MakeCanvas } from '../stage.ts';
import type { Box, Cutout } from './cutout.ts';
import { drawProduct } from './draw-product-scene.ts';

/** How shops want a main picture: the product in the middle of a plain ground, filling that share of it, no shadow. */
export function drawPackshot(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  { cutout, color, fill }: { readonly cutout: Cutout; readonly color: Color; readonly fill: number },
  makeCanvas: MakeCanvas,
): Box {
  context.fillStyle = color;
  context.fillRect(0, 0, frame.width, frame.height);
  const fit = Math.min((frame.width * fill) / cutout.box.width, (frame.height * fill) / cutout.box.height);
  const width = Math.max(1, Math.round(cutout.box.width * fit));
  const height = Math.max(1, Math.round(cutout.box.height * fit));
  const at = { x: Math.round((frame.width - width) / 2), y: Math.round((frame.height - height) / 2), width, height };
  drawProduct(context, cutout, at, makeCanvas);
  return at;
}

import { drawBlurred } from '../paint/blur.ts';
import type { MakeCanvas } from '../stage.ts';
import type { Box } from './cutout.ts';

/** The product upside down in the ground, fading with depth. */
export function drawReflection(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  product: CanvasRenderingContext2D,
  at: Box,
  strength: number,
  makeCanvas: MakeCanvas,
): void {
  const foot = at.y + at.height;
  const layer = makeCanvas(frame.width, frame.height);
  layer.setTransform(1, 0, 0, -1, 0, foot * 2 - Math.max(1, at.height * 0.004));
  layer.drawImage(product.canvas, at.x, at.y);
  layer.resetTransform();
  layer.globalCompositeOperation = 'destination-in';
  const fade = layer.createLinearGradient(0, foot, 0, foot + at.height * 0.4);
  fade.addColorStop(0, `rgba(0,0,0,${strength})`);
  fade.addColorStop(0.5, `rgba(0,0,0,${strength * 0.3})`);
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  layer.fillStyle = fade;
  layer.fillRect(0, 0, frame.width, frame.height);
  drawBlurred(context, layer.canvas, Math.min(frame.width, frame.height) * 0.003, makeCanvas);
}

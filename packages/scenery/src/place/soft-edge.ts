import type { Box } from '../compose/cutout.ts';
import { drawBlurred } from '../paint/blur.ts';
import type { MakeCanvas } from '../stage.ts';
import type { Frame } from './frame-view.ts';

const strength = 0.4;

/**
 * The light of the place that bends around the product's edge. Only where the product is not solid: its own pixels
 * stay as they are.
 */
export function drawSoftEdge(
  context: CanvasRenderingContext2D,
  behind: CanvasRenderingContext2D,
  product: CanvasRenderingContext2D,
  at: Box,
  frame: Frame,
  makeCanvas: MakeCanvas,
): void {
  const edge = makeCanvas(at.width, at.height);
  const { data } = product.getImageData(0, 0, at.width, at.height);
  const band = edge.createImageData(at.width, at.height);
  const pixels = band.data;
  for (let index = 3; index < data.length; index += 4) {
    const alpha = (data[index] ?? 0) / 255;
    pixels[index] = Math.round(255 * strength * alpha * (1 - alpha));
  }
  edge.putImageData(band, 0, 0);
  const light = makeCanvas(at.width, at.height);
  drawBlurred(light, behind.canvas, frame.width * 0.012, makeCanvas, true);
  light.globalCompositeOperation = 'destination-in';
  light.drawImage(edge.canvas, 0, 0);
  context.drawImage(light.canvas, at.x, at.y);
}

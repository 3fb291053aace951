import type { MakeCanvas } from '../stage.ts';
import type { Box, Cutout } from './cutout.ts';

/** The product alone, as large as it stands in the frame. */
export function fitProduct({ source, box }: Cutout, at: Box, makeCanvas: MakeCanvas): CanvasRenderingContext2D {
  const layer = makeCanvas(at.width, at.height);
  layer.imageSmoothingEnabled = true;
  layer.imageSmoothingQuality = 'high';
  layer.drawImage(source, box.x, box.y, box.width, box.height, 0, 0, at.width, at.height);
  return layer;
}

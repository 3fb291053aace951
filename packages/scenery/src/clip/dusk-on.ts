import type { Color } from '@adwright/studio/creative/paint.ts';
import type { MakeCanvas } from '../stage.ts';

/** What is left of a product where no light reaches it. */
export const duskColor = '#070a12';

/** A product's outline filled with the dark that lies on it. */
export function duskOn(
  { canvas }: CanvasRenderingContext2D,
  color: Color,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const dusk = makeCanvas(canvas.width, canvas.height);
  dusk.drawImage(canvas, 0, 0);
  dusk.globalCompositeOperation = 'source-in';
  dusk.fillStyle = color;
  dusk.fillRect(0, 0, canvas.width, canvas.height);
  return dusk;
}

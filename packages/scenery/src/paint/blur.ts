import type { MakeCanvas } from '../stage.ts';

/**
 * Draws a canvas blurred. Safari has no canvas filters: there the picture is shrunk and enlarged again, which
 * blurs nearly as well.
 */
export function drawBlurred(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource & { readonly width: number; readonly height: number },
  radius: number,
  makeCanvas: MakeCanvas,
): void {
  const step = Math.max(1, Math.floor(radius / 3));
  const small = makeCanvas(Math.max(1, Math.ceil(source.width / step)), Math.max(1, Math.ceil(source.height / step)));
  const filtered = 'filter' in small;
  if (filtered) small.filter = `blur(${radius / step}px)`;
  small.drawImage(source, 0, 0, small.canvas.width, small.canvas.height);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(small.canvas, 0, 0, source.width, source.height);
  context.restore();
}

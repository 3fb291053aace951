import type { MakeCanvas } from '../stage.ts';

/**
 * Draws a canvas blurred. Safari has no canvas filters: there the picture is shrunk and enlarged again, which
 * blurs nearly as well. What fills the frame is drawn a little larger (`fills`): beyond its edges there is nothing,
 * and blurred together with nothing it would be framed by a pale or dark rim.
 */
export function drawBlurred(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource & { readonly width: number; readonly height: number },
  radius: number,
  makeCanvas: MakeCanvas,
  fills = false,
): void {
  const step = Math.max(1, Math.floor(radius / 3));
  const small = makeCanvas(Math.max(1, Math.ceil(source.width / step)), Math.max(1, Math.ceil(source.height / step)));
  const filtered = 'filter' in small;
  if (filtered) small.filter = `blur(${radius / step}px)`;
  const { width, height } = small.canvas;
  const over = fills ? Math.ceil((2.5 * radius) / step) : 0;
  small.drawImage(source, -over, -over, width + 2 * over, height + 2 * over);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(small.canvas, 0, 0, source.width, source.height);
  context.restore();
}

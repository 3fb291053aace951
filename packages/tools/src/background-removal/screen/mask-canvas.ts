import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { drawMend, type Mend } from '../plan/mends.ts';

/** A mask as a canvas whose alpha is what counts, at most that long. A cut-out is a mask by its alpha. */
export function maskCanvas(image: HTMLImageElement, longest: number, by: 'grey' | 'alpha'): CanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
  const made = makeBrowserCanvas(image.naturalWidth * scale, image.naturalHeight * scale);
  const { width, height } = made.canvas;
  made.drawImage(image, 0, 0, width, height);
  const pixels = made.getImageData(0, 0, width, height);
  const channel = by === 'grey' ? 0 : 3;
  for (let at = 0; at < pixels.data.length; at += 4) {
    const value = pixels.data[at + channel] ?? 0;
    pixels.data.fill(255, at, at + 3);
    pixels.data[at + 3] = value;
  }
  made.putImageData(pixels, 0, 0);
  return made;
}

/** As large as asked for, with what was done to it by hand. */
export function mendedMask(
  base: CanvasRenderingContext2D,
  mends: readonly Mend[],
  size: { readonly width: number; readonly height: number } = base.canvas,
): CanvasRenderingContext2D {
  const made = makeBrowserCanvas(size.width, size.height);
  made.imageSmoothingQuality = 'high';
  made.drawImage(base.canvas, 0, 0, made.canvas.width, made.canvas.height);
  for (const mend of mends) drawMend(made, mend);
  return made;
}

export function alphaOf(mask: CanvasRenderingContext2D): Uint8Array {
  const { data } = mask.getImageData(0, 0, mask.canvas.width, mask.canvas.height);
  const made = new Uint8Array(data.length / 4);
  for (let index = 0; index < made.length; index += 1) made[index] = data[index * 4 + 3] ?? 0;
  return made;
}

/** Black and white, loss-free: what is uploaded is exactly what was painted. */
export async function maskFile(mask: CanvasRenderingContext2D, name: string): Promise<File> {
  const flat = makeBrowserCanvas(mask.canvas.width, mask.canvas.height);
  flat.fillStyle = '#000000';
  flat.fillRect(0, 0, flat.canvas.width, flat.canvas.height);
  flat.drawImage(mask.canvas, 0, 0);
  const { canvas } = flat;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('This browser could not save the mask');
  return new File([blob], name, { type: 'image/png' });
}

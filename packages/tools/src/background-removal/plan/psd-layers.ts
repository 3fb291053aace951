import type { Box } from '@adwright/scenery/compose/cutout.ts';
import type { ComposedCutout } from './compose-cutout.ts';
import type { PsdDocument, PsdLayer } from './write-psd.ts';

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

function pixelsOf(layer: CanvasRenderingContext2D): Uint8ClampedArray {
  return layer.getImageData(0, 0, layer.canvas.width, layer.canvas.height).data;
}

/** The frame's part of the picture; empty where it reaches beyond. */
function crop({ data, width, height }: Pixels, frame: Box): Uint8ClampedArray {
  const made = new Uint8ClampedArray(frame.width * frame.height * 4);
  const [left, right] = [Math.max(0, frame.x), Math.min(width, frame.x + frame.width)];
  for (let y = Math.max(0, frame.y); y < Math.min(height, frame.y + frame.height); y += 1) {
    const row = data.subarray((y * width + left) * 4, (y * width + right) * 4);
    made.set(row, ((y - frame.y) * frame.width + left - frame.x) * 4);
  }
  return made;
}

/**
 * Background, shadow and subject as layers. The subject keeps all its pixels and is cut by a mask of its own, so that
 * it can be mended further in the other program.
 */
export function layersOf(made: ComposedCutout, subject: Pixels): PsdDocument {
  const { width, height } = made.frame;
  const pixels = crop(subject, made.frame);
  const mask = new Uint8Array(width * height);
  for (let index = 0; index < mask.length; index += 1) {
    mask[index] = pixels[index * 4 + 3] ?? 0;
    pixels[index * 4 + 3] = 255;
  }
  const layers: PsdLayer[] = [];
  if (made.background) layers.push({ name: 'Background', pixels: pixelsOf(made.background) });
  if (made.shadow) layers.push({ name: 'Shadow', pixels: pixelsOf(made.shadow), blend: 'multiply' });
  layers.push({ name: 'Subject', pixels, mask });
  return { width, height, layers, merged: pixelsOf(made.flat) };
}

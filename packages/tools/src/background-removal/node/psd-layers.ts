import type { Box } from '@adwright/scenery/compose/cutout.ts';
import { type Layer, writePsd } from 'ag-psd';
import type { ComposedCutout } from '../plan/compose-cutout.ts';

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

function pixelsOf(layer: CanvasRenderingContext2D): Pixels {
  return layer.getImageData(0, 0, layer.canvas.width, layer.canvas.height);
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

/** White shows the layer, black hides it; the layer stays whole beneath. Takes the transparency out of the pixels. */
function moveAlphaToMask({ data, width, height }: Pixels): Pixels {
  const mask = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    mask[at] = data[at + 3] ?? 0;
    data[at + 3] = 255;
  }
  return { data: mask, width, height };
}

/**
 * A Photoshop file with background, shadow and subject as layers, the lowest first. The subject keeps all its pixels
 * and is cut by a mask of its own, so that it can be mended further in the other program.
 */
export function writeLayers(made: ComposedCutout, subject: Pixels): Uint8Array {
  const { width, height } = made.frame;
  const cut = { data: crop(subject, made.frame), width, height };
  const mask = moveAlphaToMask(cut);
  const children: Layer[] = [];
  if (made.background) children.push({ name: 'Background', imageData: pixelsOf(made.background) });
  if (made.shadow) children.push({ name: 'Shadow', imageData: pixelsOf(made.shadow), blendMode: 'multiply' });
  children.push({ name: 'Subject', imageData: cut, mask: { imageData: mask } });
  // A locked "Background" could not be moved or hidden like the other layers.
  return new Uint8Array(writePsd({ width, height, imageData: pixelsOf(made.flat), children }, { noBackground: true }));
}

import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';
import { meanColour, pixelAt, type Rgb } from './ink.ts';

/** The picture with its words painted over in what is around them: rough, and enough to look for other things. */
export function withoutWords(raster: Raster, boxes: readonly Box[]): Raster {
  const data = Buffer.from(raster.data);
  const painted = { ...raster, data };
  for (const box of boxes) paintOver(painted, box);
  return painted;
}

function paintOver(raster: Raster, box: Box): void {
  const gap = 3 + Math.round(0.08 * box.height);
  const left = Math.max(0, Math.floor(box.x - gap));
  const right = Math.min(raster.width - 1, Math.ceil(box.x + box.width + gap));
  const top = Math.max(0, Math.floor(box.y - gap));
  const bottom = Math.min(raster.height - 1, Math.ceil(box.y + box.height + gap));
  const above = rowColour(raster, top, left, right);
  const below = rowColour(raster, bottom, left, right);
  for (let y = top; y <= bottom; y += 1) {
    const share = (y - top) / Math.max(1, bottom - top);
    for (let x = left; x <= right; x += 1)
      for (let c = 0; c < 3; c += 1)
        raster.data[(y * raster.width + x) * 3 + c] = (above[c] ?? 0) * (1 - share) + (below[c] ?? 0) * share;
  }
}

function rowColour(raster: Raster, y: number, left: number, right: number): Rgb {
  const colours: Rgb[] = [];
  for (let x = left; x <= right; x += 1) colours.push(pixelAt(raster, y * raster.width + x));
  return meanColour(colours);
}

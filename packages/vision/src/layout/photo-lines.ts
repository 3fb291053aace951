import type { LayoutLine, ReadLine } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';
import { distanceOf, hexOf, inkOf, meanColour, pixelAt, type Rgb } from './ink.ts';
import { measureType } from './measure-type.ts';

/** A line the reader found on a photograph: its ink is what differs most from the rim of its box. */
export function photoLine(raster: Raster, line: ReadLine): LayoutLine {
  const { box, text, confidence } = line;
  const rim = rimColour(raster, line);
  const ink = inkOf(raster, box, (pixel) => distanceOf(pixelAt(raster, pixel), rim) > 60, rim);
  const letters = line.words.map((word) => word.box);
  return {
    text,
    confidence,
    box,
    color: hexOf(ink.color),
    ground: hexOf(rim),
    panel: null,
    struck: false,
    ...measureType(ink, letters, text),
  };
}

function rimColour(raster: Raster, { box }: ReadLine): Rgb {
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(raster.width - 1, Math.ceil(box.x + box.width))];
  const rows = [box.y - 3, box.y + box.height + 3].map((y) => Math.min(raster.height - 1, Math.max(0, Math.round(y))));
  const colours: Rgb[] = [];
  for (const y of rows) for (let x = left; x <= right; x += 2) colours.push(pixelAt(raster, y * raster.width + x));
  return meanColour(colours);
}

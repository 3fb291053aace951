/** Words that stand on a photograph, where no flat ground carries them. */
import type { LayoutLine, ReadLine } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';
import { findGrounds } from './grounds.ts';
import { distanceOf, hexOf, inkOf, meanColour, pixelAt, type Rgb } from './ink.ts';
import { measureType } from './measure-type.ts';
import { findTextRows, type TextRow } from './text-rows.ts';

/** On photographs words are nearly always white or nearly black: with everything else out of sight they can be read. */
const inks: readonly ((rgb: Rgb) => boolean)[] = [(rgb) => Math.min(...rgb) > 214, (rgb) => Math.max(...rgb) < 52];

/** Textures look like letters now and then; a row of words has several, and they can be read. */
const believed = { letters: 3, confidence: 0.74, signs: 3 };

export async function linesOfInk(raster: Raster, languages: readonly string[]): Promise<LayoutLine[]> {
  const lines: LayoutLine[] = [];
  for (const isInk of inks) {
    const alone = inkAlone(raster, isInk);
    const rows = await findTextRows(alone, findGrounds(alone), languages, believed.letters);
    lines.push(...rows.filter(isSure).map((row) => inkLine(raster, row, isInk)));
  }
  return lines;
}

function isSure({ text, confidence }: TextRow): boolean {
  return confidence > believed.confidence && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= believed.signs;
}

/** Black where the ink is, else white. */
function inkAlone({ width, height, data }: Raster, isInk: (rgb: Rgb) => boolean): Raster {
  const made = Buffer.alloc(data.length, 255);
  const raster = { width, height, data };
  for (let pixel = 0; pixel < width * height; pixel += 1)
    if (isInk(pixelAt(raster, pixel))) made.fill(0, pixel * 3, pixel * 3 + 3);
  return { width, height, data: made };
}

function inkLine(
  raster: Raster,
  { text, confidence, box, measure }: TextRow,
  isInk: (rgb: Rgb) => boolean,
): LayoutLine {
  const colours: Rgb[] = [];
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1)
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      const rgb = pixelAt(raster, y * raster.width + x);
      if (isInk(rgb)) colours.push(rgb);
    }
  const rim = rimColour(raster, box);
  // Their soft edges belong to the letters: measured on the picture itself, by the height that was found.
  const ink = inkOf(raster, box, (pixel) => distanceOf(pixelAt(raster, pixel), rim) > 60, rim);
  const { stroke, capHeight, evenness } = measureType(ink, [box], text);
  const drawn = { ...measure, evenness, stroke: (stroke * capHeight) / measure.capHeight };
  const [color, ground] = [hexOf(meanColour(colours)), hexOf(rim)];
  return { text, confidence, box, color, ground, panel: null, struck: false, ...drawn };
}

/** A line the reader found by itself: its ink is what differs most from the rim of its box. */
export function photoLine(raster: Raster, line: ReadLine): LayoutLine {
  const { box, text, confidence } = line;
  const rim = rimColour(raster, box);
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

function rimColour(raster: Raster, box: ReadLine['box']): Rgb {
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(raster.width - 1, Math.ceil(box.x + box.width))];
  const rows = [box.y - 3, box.y + box.height + 3].map((y) => Math.min(raster.height - 1, Math.max(0, Math.round(y))));
  const colours: Rgb[] = [];
  for (const y of rows) for (let x = left; x <= right; x += 2) colours.push(pixelAt(raster, y * raster.width + x));
  return meanColour(colours);
}

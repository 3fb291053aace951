/**
 * Takes a finished picture apart as a designer would: grounds, panels and buttons by their colour, rows of letters by
 * their ink, pictures by what is left. Where words stand on a photograph, the reader looks at the whole of it.
 */
import type { Box, LayoutLine, LayoutPanel, LayoutPicture, PictureLayout } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { decodeRgb, openPicture, type Raster } from '../picture/decode.ts';
import { findPalette } from '../palette/find-palette.ts';
import { readText } from '../read-text/read-text.ts';
import { areaOf, scaled, shareInside } from './boxes.ts';
import { fitGround } from './fit-ground.ts';
import { findGrounds, type Grounds } from './grounds.ts';
import { hexOf, pixelAt } from './ink.ts';
import { findPictures } from './pictures.ts';
import { findTextRows, type TextRow } from './text-rows.ts';
import { photoLine } from './photo-lines.ts';
import { withoutWords } from './without-words.ts';
import { outlineOf } from './outline.ts';

/** The longer side a picture is looked at with. */
const side = { least: 1000, most: 1280 };

export async function readLayout(order: { bytes: Uint8Array; languages: readonly string[] }): Promise<PictureLayout> {
  const { picture, width, height } = await openPicture(order.bytes);
  const longer = Math.max(width, height);
  const scale = Math.min(side.most, Math.max(longer, side.least)) / longer;
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const raster = await decodeRgb(picture, size);
  const grounds = findGrounds(await smoothed(raster));
  const rows = await findTextRows(raster, grounds, order.languages);
  const clean = withoutWords(
    raster,
    rows.map(({ box }) => box),
  );
  const remaining = await onPhotos(clean, rows, order.languages);
  const empty = withoutWords(
    clean,
    remaining.map(({ box }) => box),
  );
  const pictures = await findPictures(empty, grounds, rows);
  const panels = panelsOf(grounds, size);
  const lines = [
    ...rows.map((row) => asLine(row, grounds)),
    ...remaining.filter((line) => !isLabelOnProduct(line.box, pictures)),
  ];
  const back = 1 / scale;
  return {
    width,
    height,
    background: backgroundOf(raster, grounds),
    palette: findPalette(await rgbaOf(raster)),
    panels: panels.map((panel) => ({ ...panel, box: scaled(panel.box, back), radius: panel.radius * back })),
    lines: lines.map((line) => ({ ...line, box: scaled(line.box, back), capHeight: line.capHeight * back })),
    pictures: pictures.map((one) => ({ ...one, box: scaled(one.box, back) })),
  };
}

/** Noise of compression would tear flat areas apart. */
async function smoothed({ width, height, data }: Raster): Promise<Raster> {
  const soft = await sharp(data, { raw: { width, height, channels: 3 } })
    .median(3)
    .raw()
    .toBuffer();
  return { width, height, data: soft };
}

async function rgbaOf({ width, height, data }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(160, 160, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Words that no flat ground carries, with the rest of the words out of sight. */
async function onPhotos(clean: Raster, rows: readonly TextRow[], languages: readonly string[]): Promise<LayoutLine[]> {
  const { width, height, data } = clean;
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { lines } = await readText({ bytes, languages, sparse: true });
  return lines
    .filter(({ text, confidence }) => confidence > 0.72 && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3)
    .filter(({ box }) => !rows.some((row) => shareInside(box, row.box) > 0.3))
    .map((line) => photoLine(clean, line));
}

function isLabelOnProduct(box: Box, pictures: readonly LayoutPicture[]): boolean {
  return pictures.some((one) => one.share < 0.35 && shareInside(box, one.box) > 0.6);
}

function asLine(row: TextRow, { panels, open }: Grounds): LayoutLine {
  const { text, confidence, box, measure, ink } = row;
  const panel = panels.findIndex(({ label }) => label === row.ground);
  const besides = open.findIndex(({ label }) => label === row.ground);
  return {
    text,
    confidence,
    box,
    color: hexOf(ink.color),
    ground: hexOf(ink.ground),
    panel: panel >= 0 ? panel : besides > 0 ? panels.length + besides - 1 : null,
    struck: row.struck,
    ...measure,
  };
}

/** Panels first, then the open grounds beside the main one, such as the coloured half of a split picture. */
function panelsOf({ panels, open, groundOf }: Grounds, { width }: { width: number }): LayoutPanel[] {
  return [
    ...panels.map(({ box, color, shape, radius }) => ({ box, color: hexOf(color), shape, radius, open: false })),
    ...open.slice(1).map((region) => {
      const { shape } = outlineOf(groundOf, width, region);
      return { box: region.box, color: hexOf(region.color), shape, radius: 0, open: true };
    }),
  ];
}

function backgroundOf(raster: Raster, { open, groundOf }: Grounds): PictureLayout['background'] {
  const { width, height } = raster;
  const [main] = open;
  const covered = open.reduce((sum, region) => sum + region.area, 0) / (width * height);
  const samples = [];
  const stride = Math.max(1, Math.floor(Math.sqrt((width * height) / 12_000)));
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const pixel = y * width + x;
      const wanted = main && covered > 0.22 ? groundOf[pixel] === main.label : groundOf[pixel] === -1;
      if (wanted) samples.push({ x: x / width, y: y / height, rgb: pixelAt(raster, pixel) });
    }
  }
  const ground = fitGround(samples);
  const isPhoto = !main || covered <= 0.22 || areaOf(main.box) < 0.2 * width * height;
  return { ...ground, kind: isPhoto ? 'photo' : ground.kind };
}

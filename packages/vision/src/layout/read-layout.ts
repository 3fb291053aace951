/**
 * Takes a finished picture apart as a designer would: grounds, panels and buttons by their colour, rows of letters by
 * their ink, pictures by what is left. Where words stand on a photograph, the reader looks at the whole of it.
 */
import type { Box, LayoutLine, LayoutPanel, LayoutPicture, PictureLayout } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { decodeRgb, openPicture, type Raster } from '../picture/decode.ts';
import { findPalette } from '../pure/find-palette.ts';
import { readText } from '../read-text/read-text.ts';
import { areaOf, scaled, shareInside } from '../pure/boxes.ts';
import { fitGround } from './fit-ground.ts';
import { findGrounds, type Grounds } from './grounds.ts';
import { hexOf, pixelAt } from './ink.ts';
import { findPictures } from './pictures.ts';
import { findTextRows, type TextRow } from './text-rows.ts';
import { linesOfInk, photoLine } from './photo-lines.ts';
import { withoutWords } from './without-words.ts';
import { hullOf, outlineOf } from './outline.ts';

/** The longer side a picture is looked at with. */
const side = { least: 1000, most: 1280 };
/** With so much of it on no flat ground, there is a photograph in it. */
const photograph = 0.3;

export async function readLayout(order: { bytes: Uint8Array; languages: readonly string[] }): Promise<PictureLayout> {
  const { picture, width, height } = await openPicture(order.bytes);
  const longer = Math.max(width, height);
  const scale = Math.min(side.most, Math.max(longer, side.least)) / longer;
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const raster = await decodeRgb(picture, size);
  const grounds = findGrounds(await smoothed(raster), scale);
  const background = backgroundOf(raster, grounds);
  const isPhoto = background.kind === 'photo' || unevenShare(grounds) > photograph;
  const ofInk = isPhoto
    ? (await linesOfInk(raster, order.languages)).filter(({ box }) => !isOnPanel(box, grounds))
    : [];
  const rows = (await findTextRows(raster, grounds, order.languages)).filter(
    (row) => !isPhoto || (isBelievedOnPhoto(row, grounds) && !ofInk.some((line) => meet(line.box, row.box))),
  );
  const clean = withoutWords(
    raster,
    [...rows, ...ofInk].map(({ box }) => box),
  );
  const remaining = await readByItself(clean, [...rows, ...ofInk], order.languages);
  const empty = withoutWords(
    clean,
    remaining.map(({ box }) => box),
  );
  const pictures = await findPictures(empty, grounds, rows, isPhoto);
  const panels = panelsOf(grounds, size);
  const lines = [
    ...rows.map((row) => asLine(row, grounds)),
    ...ofInk,
    ...remaining.filter((line) => !isLabelOnProduct(line.box, pictures)),
  ];
  const back = 1 / scale;
  return {
    width,
    height,
    background,
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

function unevenShare({ groundOf }: Grounds): number {
  return groundOf.reduce((count, ground) => count + (ground === -1 ? 1 : 0), 0) / groundOf.length;
}

function isOnPanel(box: Box, { panels }: Grounds): boolean {
  return panels.some((panel) => shareInside(box, panel.box) > 0.8);
}

function meet(a: Box, b: Box): boolean {
  return shareInside(a, b) > 0.3 || shareInside(b, a) > 0.3;
}

/** The calm parts of a photograph carry specks that look like letters. */
function isBelievedOnPhoto(row: TextRow, grounds: Grounds): boolean {
  return isOnPanel(row.box, grounds) || (row.confidence > 0.8 && signsOf(row.text) > 2);
}

/** Words that no flat ground carries, with the rest of the words out of sight. */
async function readByItself(
  clean: Raster,
  known: readonly { readonly box: Box }[],
  languages: readonly string[],
): Promise<LayoutLine[]> {
  const { width, height, data } = clean;
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { lines } = await readText({ bytes, languages, sparse: true });
  // Where words were found already, what else looks like some is texture, unless it is read for sure.
  const least = known.length > 1 ? { confidence: 0.85, signs: 4 } : { confidence: 0.72, signs: 3 };
  return lines
    .filter(({ text, confidence }) => confidence > least.confidence && signsOf(text) >= least.signs)
    .filter(({ box }) => !known.some((other) => meet(box, other.box)))
    .map((line) => photoLine(clean, line));
}

function signsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
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
      const hull = hullOf(groundOf, width, region);
      return { box: region.box, color: hexOf(region.color), shape, radius: 0, open: true, ...(hull ? { hull } : {}) };
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

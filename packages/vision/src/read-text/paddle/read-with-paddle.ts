import type { Box, ReadLine, ReadText, ReadWord } from '@adwright/domain/engines/pictures.ts';
import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../../picture/decode.ts';
import type { Alphabet } from './alphabets.ts';
import { findLines, step } from './find-lines.ts';
import { lineHeight, readLine } from './read-line.ts';

/** The longer side that lines are looked for at. */
const side = { least: 640, most: 1280 };
/** Below, it is a texture that looks like letters. */
const believed = 0.6;
/** More lines than any ad has. */
const mostLines = 120;
const widest = 3200;

/** What is written in a picture, line by line. `scale` is how much smaller it is than what the answer is about. */
export async function readWithPaddle(raster: Raster, scale: number, alphabet: Alphabet): Promise<ReadText> {
  const lines: ReadLine[] = [];
  for (const box of (await linesIn(raster)).slice(0, mostLines)) {
    const { text, confidence } = await readBox(raster, box, alphabet);
    if (confidence < believed || !/[\p{L}\p{N}]/u.test(text)) continue;
    const own = { x: box.x / scale, y: box.y / scale, width: box.width / scale, height: box.height / scale };
    lines.push({ text, confidence, box: own, words: wordsOf(text, confidence, own) });
  }
  return {
    text: lines.map(({ text }) => text).join('\n'),
    confidence: lines.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, lines.length),
    lines,
  };
}

function pictureOf({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function linesIn(raster: Raster): Promise<Box[]> {
  const longer = Math.max(raster.width, raster.height);
  const scale = Math.min(side.most, Math.max(longer, side.least)) / longer;
  const fit = (length: number): number => Math.max(step, Math.round((length * scale) / step) * step);
  const [width, height] = [fit(raster.width), fit(raster.height)];
  const data = await pictureOf(raster).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const [x, y] = [raster.width / width, raster.height / height];
  return (await findLines({ width, height, data })).map((box) => ({
    x: box.x * x,
    y: box.y * y,
    width: box.width * x,
    height: box.height * y,
  }));
}

async function readBox(raster: Raster, box: Box, alphabet: Alphabet) {
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const width = Math.max(1, Math.min(raster.width - left, Math.ceil(box.width)));
  const height = Math.max(1, Math.min(raster.height - top, Math.ceil(box.height)));
  const wide = Math.min(widest, Math.max(16, Math.ceil((width * lineHeight) / height)));
  const data = await pictureOf(raster)
    .extract({ left, top, width, height })
    .resize(wide, lineHeight, { fit: 'fill' })
    .raw()
    .toBuffer();
  return readLine({ width: wide, height: lineHeight, data }, alphabet);
}

/** It reads lines and does not say where a word stands in them: by its letters. */
function wordsOf(text: string, confidence: number, box: Box): ReadWord[] {
  const letter = box.width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    confidence,
    box: { ...box, x: box.x + index * letter, width: word.length * letter },
  }));
}

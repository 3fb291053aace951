/** Finds the rows of letters on flat grounds and reads them. What cannot be read was no text. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';
import { shareInside } from '../pure/boxes.ts';
import type { Component } from './components.ts';
import type { Grounds } from './grounds.ts';
import { distanceOf, type Ink, inkOf, meanColour, pixelAt, type Rgb } from './ink.ts';
import { findRows, type Letter, type LetterRow } from './letter-rows.ts';
import { measureType, type TypeMeasure } from './measure-type.ts';
import { readRows } from './read-rows.ts';

export type TextRow = {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
  readonly ground: number;
  readonly ink: Ink;
  readonly measure: TypeMeasure;
  /** Labels of the components that are its letters. */
  readonly letters: ReadonlySet<number>;
  /** A line runs through it. */
  readonly struck: boolean;
};

/** More rows than any ad has would be a texture. */
const mostRows = 60;
const believed = 0.55;
/** A letter has one colour: no more than this share of its pixels is this far from its ink, its ground and what is between. */
const oneInk = { height: 36, distance: 48, share: 0.22 };
/** Letters of this share of the picture's height are meant to be seen, even a single one. */
const loud = 0.08;

export async function findTextRows(
  raster: Raster,
  grounds: Grounds,
  languages: readonly string[],
  leastLetters = 1,
): Promise<TextRow[]> {
  const colours = new Map<number, Rgb>([...grounds.open, ...grounds.panels].map(({ label, color }) => [label, color]));
  const letters = grounds.components
    .filter((one) => couldBeLetter(one, raster))
    .flatMap((one) => asLetter(one, raster, grounds, colours) ?? []);
  const rows = findRows(letters)
    .filter((row) => row.letters.length >= leastLetters && couldBeText(row))
    .toSorted((a, b) => b.box.height * b.box.width - a.box.height * a.box.width)
    .slice(0, mostRows);
  const inks = rows.map((row) => inkOfRow(row, raster, grounds));
  const read = await readRows(inks, languages);
  const tried = rows.flatMap((row, index): Tried[] => {
    const [{ text = '', confidence = 0 } = {}, ink] = [read[index], inks[index]];
    if (!ink || isOnSomething(row, ink, grounds)) return [];
    const boxes = row.letters.map(({ box }) => box);
    const letters = new Set(row.letters.map(({ label }) => label));
    const measure = measureType(ink, boxes, text);
    const { box, ground } = row;
    return [{ text, confidence, box, ground, ink, measure, letters, struck: isStruck(ink), even: isEven(row) }];
  });
  const sure = tried.filter((row) => isRead(row, raster) || (row.even && row.box.height > 0.045 * raster.height));
  const found = [...sure, ...tried.filter((row) => !sure.includes(row) && sure.some((other) => continues(row, other)))];
  return found.filter((row) => !found.some((other) => other !== row && shareInside(row.box, other.box) > 0.9));
}

type Tried = TextRow & { readonly even: boolean };

/** Several letters on one line: some faces the reader cannot read, but nothing else looks like that when it is large. */
function isEven({ letters, box }: LetterRow): boolean {
  const tall = letters.filter((letter) => letter.box.height > 0.5 * box.height && letter.box.width < 1.3 * box.height);
  if (tall.length < 3 || tall.length < 0.7 * letters.length) return false;
  const bottoms = tall.map((letter) => letter.box.y + letter.box.height).toSorted((a, b) => a - b);
  const baseline = bottoms[Math.floor(bottoms.length / 2)] ?? 0;
  const onLine = bottoms.filter((bottom) => Math.abs(bottom - baseline) < 0.06 * box.height).length;
  return onLine >= 0.7 * tall.length;
}

function isRead({ text, confidence, box }: TextRow, raster: Raster): boolean {
  const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const least = box.height > loud * raster.height ? 1 : 2;
  const broad = box.width > 1.5 * box.height * signs;
  return signs >= least && !broad && confidence >= (signs < 2 ? 0.85 : signs < 3 ? 0.75 : believed);
}

/** What could not be read, right above or below words of the same size and colour, is their next line. */
function continues({ text, box, ground, ink }: TextRow, other: TextRow): boolean {
  if (text === '' || ground !== other.ground || distanceOf(ink.color, other.ink.color) > 40) return false;
  const ratio = box.height / other.box.height;
  if (ratio < 0.6 || ratio > 1.7 || other.box.height < 14) return false;
  const gap = Math.max(box.y, other.box.y) - Math.min(box.y + box.height, other.box.y + other.box.height);
  const edges = [box.x - other.box.x, box.x + box.width - other.box.x - other.box.width];
  const middle = box.x + box.width / 2 - other.box.x - other.box.width / 2;
  const aligned = Math.min(...edges.map(Math.abs), Math.abs(middle)) < 0.5 * other.box.height;
  return aligned && gap < other.box.height;
}

/** Printed on a product that melted into its card: the card itself has another colour. */
function isOnSomething({ ground }: LetterRow, ink: Ink, { panels }: Grounds): boolean {
  const panel = panels.find(({ label }) => label === ground);
  return panel !== undefined && distanceOf(panel.color, ink.ground) > 30;
}

function couldBeLetter({ box, area, alone }: Component, { width, height }: Raster): boolean {
  if (alone < 0.55 || area < 4) return false;
  if (box.height > 0.45 * height || box.width > 0.85 * width) return false;
  return box.width < 30 * box.height && box.height < 12 * box.width;
}

/**
 * Its colour is that of the pixels furthest from the ground: rims and the insides of an "o" are half or all ground.
 * Null for what has several colours, as a product has.
 */
function asLetter(
  { label, box, ground, area }: Component,
  raster: Raster,
  { componentOf }: Grounds,
  colourOf: ReadonlyMap<number, Rgb>,
): Letter | null {
  const behind = colourOf.get(ground) ?? [255, 255, 255];
  const seen: { distance: number; rgb: Rgb }[] = [];
  const stride = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / 500)));
  for (let y = box.y; y < box.y + box.height; y += stride)
    for (let x = box.x; x < box.x + box.width; x += stride) {
      const pixel = y * raster.width + x;
      if (componentOf[pixel] !== label) continue;
      const rgb = pixelAt(raster, pixel);
      seen.push({ distance: distanceOf(rgb, behind), rgb });
    }
  seen.sort((one, other) => other.distance - one.distance);
  const color = meanColour(seen.slice(0, Math.max(1, seen.length * 0.3)).map(({ rgb }) => rgb));
  const other = seen.filter(({ rgb }) => offLine(rgb, behind, color) > oneInk.distance).length;
  if (box.height > oneInk.height && other > oneInk.share * seen.length) return null;
  return { label, box, ground, color, filled: area / (box.width * box.height) };
}

/** How far a colour is from all mixtures of two others. */
function offLine(rgb: Rgb, a: Rgb, b: Rgb): number {
  const along = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const length = Math.max(1, along[0] ** 2 + along[1] ** 2 + along[2] ** 2);
  const dot = (rgb[0] - a[0]) * along[0] + (rgb[1] - a[1]) * along[1] + (rgb[2] - a[2]) * along[2];
  const share = Math.min(1, Math.max(0, dot / length));
  return distanceOf(rgb, [a[0] + along[0] * share, a[1] + along[1] * share, a[2] + along[2] * share]);
}

function couldBeText({ box, letters: [first, ...more] }: LetterRow): boolean {
  if (box.height < 6 || box.width < 6 || !first) return false;
  if (more.length > 0) return true;
  // A bar or a button whose edge was not seen is no letter.
  return box.height < 8 * box.width && !(box.width > 1.4 * box.height && first.filled > 0.72);
}

function inkOfRow(row: LetterRow, raster: Raster, { componentOf, groundOf }: Grounds): Ink {
  const labels = new Set(row.letters.map(({ label }) => label));
  return inkOf(raster, row.box, (pixel) => labels.has(componentOf[pixel] ?? -1), groundAround(row, raster, groundOf));
}

/** The ground's colour right there: a gradient has another one elsewhere. */
function groundAround({ box, ground }: LetterRow, raster: Raster, groundOf: Int32Array): Rgb {
  const colours: Rgb[] = [];
  const gap = 4;
  const stride = Math.max(1, Math.floor(box.width / 60));
  for (let y = Math.max(0, box.y - gap); y < Math.min(raster.height, box.y + box.height + gap); y += 2)
    for (let x = Math.max(0, box.x - gap); x < Math.min(raster.width, box.x + box.width + gap); x += stride)
      if (groundOf[y * raster.width + x] === ground) colours.push(pixelAt(raster, y * raster.width + x));
  if (colours.length === 0) return [255, 255, 255];
  const mean = meanColour(colours);
  const near = colours.filter((rgb) => distanceOf(rgb, mean) < 60);
  return meanColour(near.length > 0 ? near : colours);
}

/** A stroke through the whole width: rows of pixels in the middle third that are nearly all ink, but no more than a few. */
function isStruck({ width, height, data }: Ink): boolean {
  if (width <= 1.2 * height) return false;
  let [through, solid] = [false, 0];
  for (let y = 0; y < height; y += 1) {
    let inked = 0;
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 0) > 0.4) inked += 1;
    if (inked <= 0.94 * width) continue;
    solid += 1;
    through ||= y >= Math.floor(height * 0.3) && y < height * 0.7;
  }
  return through && solid < 0.3 * height;
}

/** Finds the rows of letters on flat grounds and reads them. What cannot be read was no text. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';
import { shareInside } from './boxes.ts';
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
/** Letters of this share of the picture's height are meant to be seen, even a single one. */
const loud = 0.08;

export async function findTextRows(raster: Raster, grounds: Grounds, languages: readonly string[]): Promise<TextRow[]> {
  const colours = new Map<number, Rgb>([...grounds.open, ...grounds.panels].map(({ label, color }) => [label, color]));
  const letters = grounds.components
    .filter((one) => couldBeLetter(one, raster))
    .map((one) => asLetter(one, raster, grounds, colours));
  const rows = findRows(letters)
    .filter(couldBeText)
    .toSorted((a, b) => b.box.height * b.box.width - a.box.height * a.box.width)
    .slice(0, mostRows);
  const inks = rows.map((row) => inkOfRow(row, raster, grounds));
  const read = await readRows(inks, languages);
  const found = rows.flatMap((row, index) => {
    const [{ text = '', confidence = 0 } = {}, ink] = [read[index], inks[index]];
    const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const least = row.box.height > loud * raster.height ? 1 : 2;
    if (!ink || signs < least || confidence < (signs < 3 ? 0.75 : believed)) return [];
    if (isOnSomething(row, ink, grounds)) return [];
    const boxes = row.letters.map(({ box }) => box);
    const labels = new Set(row.letters.map(({ label }) => label));
    const measure = measureType(ink, boxes, text);
    return [
      { text, confidence, box: row.box, ground: row.ground, ink, measure, letters: labels, struck: isStruck(ink) },
    ];
  });
  return found.filter((row) => !found.some((other) => other !== row && shareInside(row.box, other.box) > 0.9));
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

/** Its colour is that of the pixels furthest from the ground: rims and the insides of an "o" are half or all ground. */
function asLetter(
  { label, box, ground }: Component,
  raster: Raster,
  { componentOf }: Grounds,
  colourOf: ReadonlyMap<number, Rgb>,
): Letter {
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
  return { label, box, ground, color: meanColour(seen.slice(0, Math.max(1, seen.length * 0.3)).map(({ rgb }) => rgb)) };
}

function couldBeText({ box, letters }: LetterRow): boolean {
  if (box.height < 6 || box.width < 6) return false;
  return letters.length > 1 || box.height < 8 * box.width;
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

/** A stroke through the whole width: one row of pixels in the middle third that is nearly all ink. */
function isStruck({ width, height, data }: Ink): boolean {
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 1) {
    let inked = 0;
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 0) > 0.4) inked += 1;
    if (inked > 0.94 * width && width > 1.2 * height) return true;
  }
  return false;
}

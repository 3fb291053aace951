/** Products and photographs: what stands on the grounds and is no text, and what draws the eye in a photograph. */
import type { Box, LayoutPicture } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { findSalient, saliencySide } from '../cut-out/saliency.ts';
import type { Raster } from '../picture/decode.ts';
import { areaOf, around, overlapOf, shareInside } from '../pure/boxes.ts';
import { type Component, findComponents } from './components.ts';
import type { Grounds } from './grounds.ts';
import { pixelAt, type Rgb } from './ink.ts';
import type { TextRow } from './text-rows.ts';

/** Shares of the picture: what is worth a box, and what is only a sign. */
const least = 0.0006;
const together = 0.02;
/** The smallest such card, how far its colours are apart, and how much of it has the same. */
const flatCard = { share: 0.05, step: 7, part: 0.72 };

export async function findPictures(
  clean: Raster,
  grounds: Grounds,
  rows: readonly TextRow[],
  isPhoto: boolean,
): Promise<LayoutPicture[]> {
  const { width, height } = clean;
  const saliency = await salient(clean);
  const letters = new Set(rows.flatMap((row) => [...row.letters]));
  const patches = grounds.components
    .filter((one) => !letters.has(one.label) && one.area >= width * height * least)
    .filter((one) => !rows.some((row) => shareInside(one.box, row.box) > 0.7))
    .filter((one) => !isRim(one, grounds) && !isFlat(one, clean, grounds));
  const found = joined(
    patches.map(({ box, area }) => ({ box, area })),
    Math.max(width, height) * together,
  );
  const seen = found.map(({ box, area }): LayoutPicture => ({
    box,
    fillsBox: area > 0.93 * areaOf(box) && reachesCorners(box, grounds, width),
    salience: meanIn(saliency, box, clean),
    share: areaOf(box) / (width * height),
  }));
  const card = grounds.panels.find(({ box }) => areaOf(box) > 0.25 * width * height);
  const whole = { x: 0, y: 0, width, height };
  if (seen.some((one) => one.share > 0.62) || !seen.some((one) => one.share > 0.015)) {
    // It is a photograph, or a product melted into its ground: what draws the eye is the product.
    const subject = card ? await subjectOn(clean, card.box) : subjectIn(saliency, whole);
    return [...seen, ...(subject ? [{ ...subject, share: areaOf(subject.box) / (width * height) }] : [])];
  }
  const subject = card ? null : subjectIn(besidePanels(saliency, grounds, clean, isPhoto), whole);
  return subject ? madeWhole(seen, subject, width * height) : seen;
}

/** Of a light product on a light ground only parts stand out; what draws the eye says which belong together. */
function madeWhole(seen: readonly LayoutPicture[], subject: LayoutPicture, pixels: number): LayoutPicture[] {
  const parts = seen.filter(({ box }) => shareInside(box, subject.box) > 0.6);
  const main = parts.toSorted((a, b) => b.share - a.share)[0];
  if (!main || subject.share > 0.45) return [...seen];
  const found = around(parts.map((part) => part.box));
  // Where the parts fill what draws the eye, they know its edge better.
  const body = areaOf(found) > 0.7 * areaOf(subject.box) ? found : around([found, subject.box]);
  const touching = seen.filter((part) => !parts.includes(part) && isBelow(part.box, body));
  const exact = around([body, ...touching.map((part) => part.box)]);
  const one = { box: exact, fillsBox: main.fillsBox && parts.length === 1, salience: 1, share: areaOf(exact) / pixels };
  return [one, ...seen.filter((part) => !parts.includes(part) && !touching.includes(part))];
}

/** A sole, a foot, a base: as wide as what stands on it, and touching it. */
function isBelow(part: Box, main: Box): boolean {
  const shared = Math.min(part.x + part.width, main.x + main.width) - Math.max(part.x, main.x);
  const [top, bottom] = [main.y + 0.6 * main.height, main.y + 1.02 * main.height];
  return part.y > top && part.y < bottom && shared > 0.7 * Math.max(part.width, main.width);
}

/** A bright circle behind a product draws the eye as well, and is none. */
function besidePanels(
  saliency: Float32Array,
  { panels, open, groundOf }: Grounds,
  { width, height }: Raster,
  isPhoto: boolean,
): Float32Array {
  const others = new Set([...panels, ...(isPhoto ? [] : open.slice(1))].map(({ label }) => label));
  return saliency.map((value, i) => {
    const x = Math.floor((((i % saliencySide) + 0.5) * width) / saliencySide);
    const y = Math.floor(((Math.floor(i / saliencySide) + 0.5) * height) / saliencySide);
    return others.has(groundOf[y * width + x] ?? -1) ? 0 : value;
  });
}

/** The blurred edge of a panel. */
function isRim({ box, area }: Component, { panels }: Grounds): boolean {
  return (
    area < 0.4 * areaOf(box) &&
    panels.some((panel) => shareInside(panel.box, box) > 0.9 && 1.6 * areaOf(panel.box) > areaOf(box))
  );
}

/** A large card whose outline was too notched to be seen as a panel is still of one colour. */
function isFlat({ box, area, label }: Component, clean: Raster, { componentOf }: Grounds): boolean {
  if (area < flatCard.share * clean.width * clean.height) return false;
  const colours: Rgb[] = [];
  const stride = Math.max(1, Math.floor(Math.sqrt(areaOf(box) / 1500)));
  for (let y = box.y; y < box.y + box.height; y += stride)
    for (let x = box.x; x < box.x + box.width; x += stride)
      if (componentOf[y * clean.width + x] === label) colours.push(pixelAt(clean, y * clean.width + x));
  const middle = [0, 1, 2].map(
    (c) => colours.map((rgb) => rgb[c] ?? 0).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0,
  );
  const same = colours.filter((rgb) => middle.every((value, c) => Math.abs((rgb[c] ?? 0) - value) < flatCard.step));
  return same.length > flatCard.part * colours.length;
}

/** A can or a book fills its box nearly as well as a photograph, but not its corners. */
function reachesCorners({ x, y, width, height }: Box, { groundOf }: Grounds, across: number): boolean {
  const inset = Math.max(1, Math.round(0.012 * Math.min(width, height)));
  const [left, right] = [x + inset, x + width - 1 - inset].map(Math.round) as [number, number];
  const [top, bottom] = [y + inset, y + height - 1 - inset].map(Math.round) as [number, number];
  return [top, bottom].every((row) => [left, right].every((column) => groundOf[row * across + column] === -1));
}

/** Without the card's own edge, which would draw the eye. */
async function subjectOn({ width, height, data }: Raster, box: Box): Promise<LayoutPicture | null> {
  const inset = 0.04 * Math.min(box.width, box.height);
  const [left, top] = [Math.round(box.x + inset), Math.round(box.y + inset)];
  const part = { left, top, width: Math.floor(box.width - 2 * inset), height: Math.floor(box.height - 2 * inset) };
  const cut = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(part)
    .raw()
    .toBuffer();
  const saliency = await salient({ width: part.width, height: part.height, data: cut });
  return subjectIn(saliency, { x: left, y: top, width: part.width, height: part.height });
}

async function salient({ width, height, data }: Raster): Promise<Float32Array> {
  const square = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(saliencySide, saliencySide, { fit: 'fill' })
    .raw()
    .toBuffer();
  return findSalient(square, 'quick');
}

function subjectIn(saliency: Float32Array, part: Box): LayoutPicture | null {
  const salientAt = Int32Array.from(saliency, (value) => (value > 0.5 ? -1 : 0));
  const blobs = findComponents(salientAt, saliencySide, saliencySide).components;
  const found = blobs.toSorted((a, b) => b.area - a.area)[0]?.box;
  if (!found) return null;
  const [across, down] = [part.width / saliencySide, part.height / saliencySide];
  const box = {
    x: part.x + found.x * across,
    y: part.y + found.y * down,
    width: found.width * across,
    height: found.height * down,
  };
  const share = areaOf(box) / areaOf(part);
  return share > 0.005 && share < 0.9 ? { box, fillsBox: false, salience: 1, share } : null;
}

type Patch = { readonly box: Box; readonly area: number };

/** Parts of one thing: patches that overlap or nearly touch. */
function joined(patches: readonly Patch[], near: number): Patch[] {
  const groups: Patch[] = patches.toSorted((a, b) => b.area - a.area);
  for (let merged = true; merged;) {
    merged = false;
    for (const [index, one] of groups.entries()) {
      const at = groups.findIndex((other, place) => place > index && belongTogether(one, other, near));
      const other = groups[at];
      if (!other) continue;
      groups.splice(at, 1);
      groups[index] = { box: around([one.box, other.box]), area: one.area + other.area };
      merged = true;
      break;
    }
  }
  return groups;
}

function belongTogether(one: Patch, other: Patch, near: number): boolean {
  const grown = {
    x: one.box.x - near,
    y: one.box.y - near,
    width: one.box.width + 2 * near,
    height: one.box.height + 2 * near,
  };
  return overlapOf(grown, other.box) > 0 && areaOf(other.box) < areaOf(one.box);
}

function meanIn(saliency: Float32Array, box: Box, { width, height }: Raster): number {
  let [sum, count] = [0, 0];
  const [across, down] = [saliencySide / width, saliencySide / height];
  for (let y = Math.floor(box.y * down); y < Math.min(saliencySide, (box.y + box.height) * down); y += 1)
    for (let x = Math.floor(box.x * across); x < Math.min(saliencySide, (box.x + box.width) * across); x += 1) {
      sum += saliency[y * saliencySide + x] ?? 0;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

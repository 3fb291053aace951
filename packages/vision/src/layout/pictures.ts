/** Products and photographs: what stands on the grounds and is no text, and what draws the eye in a photograph. */
import type { Box, LayoutPicture } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { findSalient, saliencySide } from '../cut-out/saliency.ts';
import { boundingBox } from '../cut-out/subject-box.ts';
import type { Raster } from '../picture/decode.ts';
import { areaOf, around, overlapOf, shareInside } from './boxes.ts';
import type { Grounds } from './grounds.ts';
import type { TextRow } from './text-rows.ts';

/** Shares of the picture: what is worth a box, and what is only a sign. */
const least = 0.0006;
const together = 0.02;

export async function findPictures(
  clean: Raster,
  grounds: Grounds,
  rows: readonly TextRow[],
): Promise<LayoutPicture[]> {
  const { width, height } = clean;
  const saliency = await salient(clean);
  const letters = new Set(rows.flatMap((row) => [...row.letters]));
  const patches = grounds.components
    .filter((one) => !letters.has(one.label) && one.area >= width * height * least)
    .filter((one) => !rows.some((row) => shareInside(one.box, row.box) > 0.7));
  const found = joined(
    patches.map(({ box, area }) => ({ box, area })),
    Math.max(width, height) * together,
  );
  const seen = found.map(({ box, area }): LayoutPicture => ({
    box,
    fillsBox: area > 0.93 * areaOf(box),
    salience: meanIn(saliency, box, clean),
    share: areaOf(box) / (width * height),
  }));
  if (!seen.some((one) => one.share > 0.62) && seen.some((one) => one.share > 0.015)) return seen;
  // It is a photograph, or a product melted into its ground: what draws the eye is the product.
  const card = grounds.panels.find(({ box }) => areaOf(box) > 0.25 * width * height);
  const subject = card ? await subjectOn(clean, card.box) : subjectIn(saliency, { x: 0, y: 0, width, height });
  return [...seen, ...(subject ? [{ ...subject, share: areaOf(subject.box) / (width * height) }] : [])];
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
  return findSalient(square);
}

function subjectIn(saliency: Float32Array, part: Box): LayoutPicture | null {
  const found = boundingBox({ width: saliencySide, height: saliencySide, data: saliency }, 0.5);
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

/** Which of the flat areas carry something: the picture's ground, its panels, its buttons. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';
import { shareInside } from '../pure/boxes.ts';
import { type Component, findComponents } from './components.ts';
import { unevenness } from './fit-ground.ts';
import { findRegions, type Region } from './flat-regions.ts';
import { distanceOf, pixelAt, type Rgb } from './ink.ts';
import { type Outline, outlineOf } from './outline.ts';
import { ring } from './ring.ts';

export type Panel = Region & Pick<Outline, 'shape' | 'radius'> & { readonly parent: number };

export type Grounds = {
  /** Areas that reach the picture's edge, the largest first. */
  readonly open: readonly Region[];
  readonly panels: readonly Panel[];
  /** For every pixel the ground it belongs to, or -1. */
  readonly groundOf: Int32Array;
  readonly componentOf: Int32Array;
  readonly components: readonly Component[];
};

/** Shares of the picture: the smallest area looked at, the smallest open ground, a panel that needs no content, a card, and the largest heavy letter. */
const share = { region: 0.0008, open: 0.012, bare: 0.02, card: 0.08, letter: 0.02 };
/** Colours this near to a ground are its noise. */
const noise = 20;
const noiseReach = 4;
/** How far off a panel's edge its ground is looked for: compression smears a strong colour over many pixels. */
const gaps = [3, 7, 12, 18];
/** A shaded body is further than this from a plain colour or gradient. */
const flat = 4.5;

/** `enlarged`: how many times larger than the picture itself the raster is; its noise is enlarged as well. */
export function findGrounds(raster: Raster, enlarged = 1): Grounds {
  const { width, height } = raster;
  const all = width * height;
  const { labels, regions } = findRegions(raster, all * share.region);
  const open = regions.filter(({ area, box }) => area >= all * share.open && reachesEdge(box, width, height));
  const rest = regions.filter((region) => !open.includes(region));
  const even = flat * Math.min(1.6, Math.max(1, enlarged));
  const shaped = rest.flatMap((region) => asPanel(labels, raster, region, even));
  const candidates = withRoom(shaped, labels, open, raster);
  const first = standing(raster, labels, [...open, ...candidates]);
  const colours = new Map(regions.map(({ label, color }) => [label, color]));
  const panels = candidates.filter((panel) => {
    const parts = first.components.filter(
      ({ ground, alone, area, box }) =>
        ground === panel.label && alone > 0.8 && area > 6 && shareInside(box, panel.box) > 0.9,
    );
    const inner = candidates.filter(({ parent }) => parent === panel.label);
    if (parts.length + inner.length === 0) return panel.area >= all * share.bare;
    const outside = colours.get(panel.parent) ?? panel.color;
    const inside = [...parts, ...inner];
    if (inside.length < 3 && isUpright(panel) && panel.area < all * share.letter) return false;
    return (
      panel.area >= all * share.card || inside.length > 2 || !inside.every((part) => isHole(part, raster, outside))
    );
  });
  return { open, panels, ...standing(raster, labels, [...open, ...panels]) };
}

/** As letters are, and buttons are not. */
function isUpright({ box }: Region): boolean {
  return box.width < 0.85 * box.height;
}

/** The inside of a large letter shows what is around the letter. */
function isHole({ box }: { readonly box: Box }, raster: Raster, outside: Rgb): boolean {
  const middle = Math.floor(box.y + box.height / 2) * raster.width + Math.floor(box.x + box.width / 2);
  return distanceOf(pixelAt(raster, middle), outside) < 40;
}

function asPanel(labels: Int32Array, raster: Raster, region: Region, even: number): Panel[] {
  const { width, height } = raster;
  const { box } = region;
  if (Math.min(box.width, box.height) < 0.018 * Math.max(width, height)) return [];
  const { shape, radius, filled } = outlineOf(labels, width, region);
  if (shape === 'other' || filled < 0.3 || unevenness(samplesOf(labels, raster, region)) > even) return [];
  return [{ ...region, shape, radius, parent: -1 }];
}

function samplesOf(labels: Int32Array, raster: Raster, { label, box }: Region) {
  const stride = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / 2000)));
  const samples = [];
  for (let y = box.y; y < box.y + box.height; y += stride)
    for (let x = box.x; x < box.x + box.width; x += stride) {
      const pixel = y * raster.width + x;
      if (labels[pixel] === label)
        samples.push({ x: x / raster.width, y: y / raster.height, rgb: pixelAt(raster, pixel) });
    }
  return samples;
}

/** A panel stands on another ground nearly all around; a flat part of a product is hemmed in by the rest of it. */
function withRoom(panels: readonly Panel[], labels: Int32Array, open: readonly Region[], raster: Raster): Panel[] {
  const { width, height } = raster;
  const grounds = new Set(open.map(({ label }) => label));
  const standingFree: Panel[] = [];
  for (const panel of panels) {
    const touched = new Map<number, number>();
    const rings = gaps.map((gap) => ring(panel.box, panel.shape, panel.radius, gap + Math.round(0.002 * width)));
    let looked = 0;
    for (const at of (rings[0] ?? []).keys()) {
      const points = rings.flatMap((one) => one[at] ?? []);
      const inside = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
      if (inside.length === 0) continue;
      looked += 1;
      const there = inside.map(({ x, y }) => labels[y * width + x] ?? -1).find((label) => grounds.has(label));
      if (there !== undefined) touched.set(there, (touched.get(there) ?? 0) + 1);
    }
    const free = [...touched.values()].reduce((sum, count) => sum + count, 0);
    if (looked > 0 && free / looked < 0.7) continue;
    const [parent = -1] = [...touched].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    grounds.add(panel.label);
    standingFree.push({ ...panel, parent });
  }
  return standingFree;
}

function standing(raster: Raster, labels: Int32Array, grounds: readonly Region[]) {
  const known = new Set(grounds.map(({ label }) => label));
  const groundOf = labels.map((label) => (known.has(label) ? label : -1));
  for (let round = 0; round < noiseReach; round += 1) absorbNoise(raster, groundOf);
  const { labels: componentOf, components } = findComponents(groundOf, raster.width, raster.height);
  return { groundOf, componentOf, components };
}

/** Compression leaves specks beside every edge; without this they would glue letters together. */
function absorbNoise(raster: Raster, groundOf: Int32Array): void {
  const { width } = raster;
  const taken: number[] = [];
  for (let pixel = 0; pixel < groundOf.length; pixel += 1) {
    if (groundOf[pixel] !== -1) continue;
    for (const beside of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
      const ground = groundOf[beside] ?? -1;
      if (ground === -1 || distanceOf(pixelAt(raster, pixel), pixelAt(raster, beside)) > noise) continue;
      taken.push(pixel, ground);
      break;
    }
  }
  for (let i = 0; i < taken.length; i += 2) groundOf[taken[i] ?? 0] = taken[i + 1] ?? -1;
}

function reachesEdge(box: Box, width: number, height: number): boolean {
  return box.x <= 1 || box.y <= 1 || box.x + box.width >= width - 1 || box.y + box.height >= height - 1;
}

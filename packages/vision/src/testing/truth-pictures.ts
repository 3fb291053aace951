/**
 * Pictures whose true alpha is known: rendered products and painted people over drawn grounds, with the shadow a real
 * one would have.
 */
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { backgroundNames, drawBackground } from './backgrounds.ts';
import { cutPortrait, portraits } from './portraits.ts';

const folder = new URL('../../../samples/pictures/', import.meta.url);

export type TruthPicture = {
  readonly name: string;
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly alpha: Buffer;
};

export async function productNames(): Promise<string[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => /^(.+)-cutout\.webp$/.exec(file)?.[1] ?? []).sort();
}

/** What is seen, by the name of a product or of a person, and before what. */
export type TruthPair = { readonly product: string; readonly background: string };

/** Every product on two grounds, no ground twice. */
export async function truthPairs(): Promise<TruthPair[]> {
  const products = await productNames();
  return backgroundNames.map((background, i) => ({ background, product: products[i % products.length] ?? '' }));
}

/** Every person on one ground. */
export function portraitPairs(): TruthPair[] {
  const grounds = ['studio', 'kitchen', 'bricks', 'window', 'bokeh'];
  return Object.keys(portraits).map((product, i) => ({ product, background: grounds[i % grounds.length] ?? '' }));
}

async function cutoutOf(name: string): Promise<Buffer> {
  const person = portraits[name];
  return person ? cutPortrait(person) : readFile(new URL(`${name}-cutout.webp`, folder));
}

type Size = { readonly width: number; readonly height: number };

export async function composeTruth(
  { product, background }: TruthPair,
  { width, height }: Size = { width: 800, height: 1000 },
): Promise<TruthPicture> {
  const file = await cutoutOf(product);
  const cutout = await sharp(file).resize(width, height, { fit: 'contain', background: '#0000' }).png().toBuffer();
  const ground = await drawBackground(background, width, height);
  return { name: `${product} on ${background}`, ...(await composeCutout(cutout, ground, { width, height })) };
}

/** What is cut out on a ground of the same size, with its shadow, as a camera would keep it. */
export async function composeCutout(
  cutout: Buffer,
  ground: Buffer,
  { width, height }: Size,
): Promise<Omit<TruthPicture, 'name'>> {
  const alpha = await sharp(cutout).extractChannel('alpha').raw().toBuffer();
  const picture = await sharp(ground)
    .composite([{ input: await shadowOf(alpha, width, height) }, { input: cutout }])
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
  return { picture, width, height, alpha };
}

/** A soft dark patch where the product stands. */
async function shadowOf(alpha: Buffer, width: number, height: number): Promise<Buffer> {
  let [left, right, bottom] = [width, 0, 0];
  for (const [index, value] of alpha.entries()) {
    if (value < 128) continue;
    left = Math.min(left, index % width);
    right = Math.max(right, index % width);
    bottom = Math.floor(index / width);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="${(left + right) / 2}" cy="${bottom}" rx="${(right - left) * 0.5}" ry="${(right - left) * 0.07}" fill="#000" opacity=".38"/></svg>`;
  return sharp(Buffer.from(svg))
    .blur(height / 70)
    .png()
    .toBuffer();
}

export type MaskScore = { readonly iou: number; readonly error: number };

/** How much of both masks they share, and how far the alphas are apart on average (0 to 1). */
export function scoreMask(found: Uint8Array, truth: Uint8Array): MaskScore {
  let [both, either, difference] = [0, 0, 0];
  for (const [index, value] of truth.entries()) {
    const mine = found[index] ?? 0;
    both += Math.min(mine, value);
    either += Math.max(mine, value);
    difference += Math.abs(mine - value);
  }
  return { iou: both / either, error: difference / 255 / truth.length };
}

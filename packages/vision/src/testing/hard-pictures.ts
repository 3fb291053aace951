import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawBackground, seeded } from './backgrounds.ts';
import { hardThings } from './hard-things.ts';
import { composeCutout, type TruthPicture } from './truth-pictures.ts';

const samples = new URL('../../../samples/pictures/', import.meta.url);

/** Every thing before a ground that makes it harder. */
const grounds: Readonly<Record<keyof typeof hardThings, string>> = {
  tumbler: 'kitchen',
  goblet: 'window',
  flask: 'leaves',
  earphones: 'concrete',
  cable: 'planks',
  basket: 'floor',
  vase: 'white',
  carton: 'white',
  towel: 'studio',
  brush: 'glow',
  plush: 'meadow',
  wig: 'sky',
  racket: 'podium',
  netbag: 'terrazzo',
  spectacles: 'marble',
  necklace: 'spotlight',
};

/**
 * Glass is wanted whole, with what shows through it: whoever sells a bottle does not want to see it thinned out. All of
 * it that is at least a fifth there counts as there.
 */
const glass: ReadonlySet<string> = new Set(['tumbler', 'goblet', 'flask', 'spectacles']);
const thinnest = 0.2;

/** Rendered in their scene: chrome, wire, shadows and reflections as they really fall. */
const scenes = ['headphones', 'desk-lamp', 'chair', 'perfume', 'mug', 'watch'];

type Size = { readonly width: number; readonly height: number };

/** Made one after the other, and the same each time. */
export async function* hardPictures(size: Size): AsyncGenerator<TruthPicture> {
  for (const [name, ground] of Object.entries(grounds)) yield drawHard(name, ground, size);
  for (const name of scenes) yield readScene(name, size);
}

export const hardCount = Object.keys(grounds).length + scenes.length;

async function drawHard(name: string, ground: string, { width, height }: Size): Promise<TruthPicture> {
  const body = hardThings[name]?.(seeded(name)) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 1000">${body}</svg>`;
  const cutout = await sharp(Buffer.from(svg)).png().toBuffer();
  const back = ground === 'white' ? await drawWhite(width, height) : await drawBackground(ground, width, height);
  const composed = await composeCutout(cutout, back, { width, height });
  const alpha = glass.has(name) ? composed.alpha.map((value) => Math.min(255, value / thinnest)) : composed.alpha;
  return { ...composed, name: `${name} on ${ground}`, alpha: Buffer.from(alpha) };
}

/** A white sweep, as shops photograph white things on. */
async function drawWhite(width: number, height: number): Promise<Buffer> {
  const sweep =
    '<radialGradient id="g" cx=".5" cy=".4" r=".9"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#ececea"/></radialGradient>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sweep}</defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

export async function readScene(name: string, { width, height }: Size): Promise<TruthPicture> {
  const file = async (kind: string) =>
    sharp(await readFile(new URL(`${name}-${kind}.webp`, samples))).resize(width, height, { fit: 'fill' });
  const picture = await (await file('scene')).removeAlpha().jpeg({ quality: 92 }).toBuffer();
  const alpha = await (await file('cutout')).extractChannel('alpha').raw().toBuffer();
  return { name: `${name} in its scene`, picture, width, height, alpha };
}

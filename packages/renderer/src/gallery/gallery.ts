import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { drawFrame } from '@adwright/studio/draw/draw-frame.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { SampleLanguage } from '@adwright/studio/samples/sample-briefs.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative, type Template } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { contextOf, createNodeHost, nodeMeasurer } from '../node-host.ts';
import { sampleInPlaces } from './sample-in-place.ts';
import { decodeShots, sampleShot } from './sample-shots.ts';
import { contactSheet } from './sheet.ts';

/**
 * Contact sheets: each template in every ratio and in three languages, to be looked at.
 * `npm run gallery -w packages/renderer -- <folder> [template …]`
 */
const ratios: readonly PlacementId[] = [
  'meta-feed-square',
  'meta-feed-portrait',
  'tiktok-in-feed',
  'meta-reels',
  'google-responsive-wide',
  'youtube-wide',
  'google-medium-rectangle',
  'google-half-page',
  'google-wide-skyscraper',
  'google-billboard',
  'google-leaderboard',
  'google-large-mobile-banner',
  'google-mobile-banner',
];
const languages: readonly SampleLanguage[] = ['en', 'ar', 'ja'];
const products: readonly SampleProductId[] = ['soda-can', 'thermos', 'serum-bottle', 'cream-jar', 'perfume', 'speaker'];

async function listOf(template: Template, language: SampleLanguage, placement: PlacementId): Promise<DisplayList> {
  const variant = templates.indexOf(template);
  const product = products[variant % products.length] as SampleProductId;
  const input = sampleInput({ language, placement, variant });
  const images = [await sampleShot(product, 'cutout')];
  // Some of them with a photograph: of the same product, or the sheet shows an ad nobody would make.
  const needed = template.needs?.includes('photo');
  const photos = needed ? await sampleInPlaces(product) : variant % 3 === 2 ? [await sampleShot(product, 'scene')] : [];
  return layoutCreative(
    buildCreative(template, { ...input, product: { ...input.product, images, photos } }),
    nodeMeasurer,
  );
}

async function framesOf(list: DisplayList, moments: readonly number[], height: number): Promise<Canvas[]> {
  const scale = Math.min(1, height / list.height);
  const host = createNodeHost(await decodeShots(list));
  return moments.map((seconds) => {
    const canvas = createCanvas(Math.round(list.width * scale), Math.round(list.height * scale));
    const context = contextOf(canvas);
    context.scale(scale, scale);
    drawFrame(context, list, seconds, host);
    return canvas;
  });
}

/** A video's course: each scene when it has settled, and in the main ratios on its way there. */
function momentsOf(list: DisplayList, moving: boolean): number[] {
  if (list.kind === 'picture') return [0];
  return list.scenes.flatMap(({ start, end, overlap }, index) => {
    const next = list.scenes[index + 1]?.overlap ?? 0;
    const settled = end - next - 0.05;
    return moving ? [start + overlap + Math.min(0.35, (end - start) * 0.2), settled] : [settled];
  });
}

async function sheetOf(template: Template, language: SampleLanguage): Promise<Buffer> {
  const tiles: Canvas[] = [];
  for (const placement of ratios) {
    const list = await listOf(template, language, placement);
    const video = list.kind === 'video';
    const main = placement === 'tiktok-in-feed' || placement === 'youtube-wide';
    const height = video ? (list.height > list.width * 1.5 ? 360 : 200) : 460;
    tiles.push(...(await framesOf(list, momentsOf(list, main), height)));
  }
  return contactSheet(tiles, 1800);
}

const [folder = 'gallery', ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const template of templates) {
  if (wanted.length > 0 && !wanted.includes(template.id)) continue;
  for (const language of languages) {
    const file = resolve(join(folder, `${template.id}-${language}.png`));
    await writeFile(file, await sheetOf(template, language));
    process.stdout.write(`${file}\n`);
  }
}

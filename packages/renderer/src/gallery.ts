import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { drawFrame } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleBriefs, type SampleLanguage } from '@adwright/studio/samples/sample-briefs.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative, type Template } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { decodeAssets, withSamples } from './assets.ts';
import { contextOf, createNodeHost, nodeMeasurer } from './node-host.ts';

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
const noAssets = withSamples(() => Promise.reject(new Error('the gallery uses sample products only')));

type Tile = { readonly canvas: Canvas; readonly width: number; readonly height: number };

async function tile(
  template: Template,
  language: SampleLanguage,
  placement: PlacementId,
  seconds: number,
  index: number,
  height: number,
): Promise<Tile> {
  const creative = buildCreative(template, sampleInput({ language, placement, variant: index }));
  const list = layoutCreative(creative, nodeMeasurer);
  const scale = Math.min(1, height / list.height);
  const host = createNodeHost(await decodeAssets(creative, [list], noAssets));
  const canvas = createCanvas(Math.round(list.width * scale), Math.round(list.height * scale));
  const context = contextOf(canvas);
  context.scale(scale, scale);
  drawFrame(context, list, seconds, host);
  return { canvas, width: canvas.width, height: canvas.height };
}

/** Rows of tiles, each row as wide as the sheet lets it be. */
function sheet(tiles: readonly Tile[], width: number): Buffer {
  const gap = 16;
  const rows: Tile[][] = [[]];
  for (const item of tiles) {
    const row = rows.at(-1) ?? [];
    const used = row.reduce((sum, other) => sum + other.width + gap, gap);
    if (row.length > 0 && used + item.width + gap > width) rows.push([item]);
    else row.push(item);
  }
  const heights = rows.map((row) => Math.max(...row.map((item) => item.height)));
  const canvas = createCanvas(
    width,
    heights.reduce((sum, height) => sum + height + gap, gap),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9c9c9';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = gap;
  for (const [index, row] of rows.entries()) {
    let x = gap;
    for (const item of row) {
      context.drawImage(item.canvas, x, y);
      x += item.width + gap;
    }
    y += (heights[index] ?? 0) + gap;
  }
  return canvas.toBuffer('image/png');
}

async function pictureSheet(template: Template, language: SampleLanguage, index: number): Promise<Buffer> {
  const tiles: Tile[] = [];
  for (const placement of ratios) tiles.push(await tile(template, language, placement, 0, index, 460));
  return sheet(tiles, 1800);
}

/** A video is shown as moments of its course, in three ratios. */
async function videoSheet(template: Template, language: SampleLanguage, index: number): Promise<Buffer> {
  const tiles: Tile[] = [];
  for (const placement of [
    'tiktok-in-feed',
    'meta-feed-square',
    'youtube-wide',
    'google-billboard',
    'google-mobile-banner',
  ] as const) {
    const list = layoutCreative(
      buildCreative(template, sampleInput({ language, placement, variant: index })),
      nodeMeasurer,
    );
    for (const share of [0.03, 0.12, 0.3, 0.5, 0.7, 0.78, 0.98])
      tiles.push(
        await tile(
          template,
          language,
          placement,
          list.duration * share,
          index,
          placement === 'tiktok-in-feed' ? 400 : 200,
        ),
      );
  }
  return sheet(tiles, 1800);
}

async function main(): Promise<void> {
  const [folder = 'gallery', ...wanted] = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  for (const [index, template] of templates.entries()) {
    if (wanted.length > 0 && !wanted.includes(template.id)) continue;
    for (const language of languages) {
      const png =
        template.kind === 'picture'
          ? await pictureSheet(template, language, index)
          : await videoSheet(template, language, index);
      const file = resolve(join(folder, `${template.id}-${sampleBriefs[language].language}.png`));
      await writeFile(file, png);
      process.stdout.write(`${file}\n`);
    }
  }
}

await main();

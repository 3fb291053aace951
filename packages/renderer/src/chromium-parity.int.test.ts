import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { drawFrame, posterTime } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import type { TemplateInput } from '@adwright/studio/template-input.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAssets } from './assets.ts';
import { withSamples } from './resolve-asset.ts';
import { contextOf, createNodeHost, nodeMeasurer } from './node-host.ts';
import { type DrawingWindow, openDrawingPage, serveDrawing, type DrawingServer } from './testing/drawing-page.ts';

let server: DrawingServer;
let browser: Browser;
let open: OpenPage;

beforeAll(async () => {
  server = await serveDrawing();
  browser = await openBrowser();
  open = await openPage(browser);
  await openDrawingPage(open.page, server);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function pixels(png: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(png).removeAlpha().raw().toBuffer();
}

const languages = ['en', 'ar', 'ja'] as const;
const shapes = ['linkedin-portrait', 'tiktok-square', 'tiktok-in-feed', 'tiktok-wide'] as const;

/** The tallest frame at half its size: a quarter of the pixels tells as much. */
function halved(input: TemplateInput): TemplateInput {
  const { id, width, height, safe } = input.placement;
  if (height < 1000) return input;
  const half = { top: safe.top / 2, right: safe.right / 2, bottom: safe.bottom / 2, left: safe.left / 2 };
  return { ...input, placement: { id, width: width / 2, height: height / 2, safe: half } };
}

/** Every template once, in turn in another language and shape: all pairs of the two come up within 12 templates. */
const cases = templates.map((template, index) => ({
  id: template.id,
  template,
  index,
  language: languages[index % languages.length] ?? 'en',
  placement: shapes[index % shapes.length] ?? 'linkedin-portrait',
}));

it.each(cases)(
  '$id in $language at $placement looks the same in Chromium and in Node',
  async ({ template, language, placement, index }) => {
    const creative = buildCreative(template, halved(sampleInput({ language, placement, variant: index })));
    const list = layoutCreative(creative, nodeMeasurer);
    const decoded = await decodeAssets(
      creative,
      [list],
      withSamples(() => Promise.reject(new Error('samples only'))),
    );
    const images = Object.fromEntries(
      [...decoded].map(([id, picture]) => [
        id,
        `data:image/png;base64,${(picture.source as unknown as Canvas).toBuffer('image/png').toString('base64')}`,
      ]),
    );
    const canvas = createCanvas(list.width, list.height);
    const t = posterTime(list, creative.meta.poster);
    drawFrame(contextOf(canvas), list, t, createNodeHost(decoded));
    const drawn = await open.page.evaluate(
      ([document, pictures, seconds]) => (globalThis as unknown as DrawingWindow).draw(document, pictures, seconds),
      [creative, images, t] as const,
    );

    const theirs = await pixels(Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
    const ours = await pixels(canvas.toBuffer('image/png'));
    expect(theirs.length).toBe(ours.length);
    let sum = 0;
    let wrong = 0;
    for (let at = 0; at < ours.length; at += 1) {
      const delta = Math.abs((ours[at] as number) - (theirs[at] as number));
      sum += delta;
      if (delta > 48) wrong += 1;
    }
    // The tolerance: edges of letters are smoothed a little differently, nothing is elsewhere.
    expect(sum / ours.length).toBeLessThan(1.2);
    expect(wrong / ours.length).toBeLessThan(0.008);
    expect(open.problems).toEqual([]);
  },
  60_000,
);

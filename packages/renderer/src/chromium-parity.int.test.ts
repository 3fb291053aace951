import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { drawFrame, posterTime } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { openBrowser, openPage, type OpenPage } from '@adwright/test-kit/browser.ts';
import { fontFamilies } from '@adwright/studio/brand/fonts.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAssets, withSamples } from './assets.ts';
import { contextOf, createNodeHost, nodeMeasurer } from './node-host.ts';

const require = createRequire(import.meta.url);
const studio = join(dirname(require.resolve('@adwright/studio/package.json')), 'src');

type DrawingPage = { draw(creative: unknown, images: Record<string, string>, seconds: number): Promise<string> };

/** The studio's own source, as the browser would get it from a bundler, and the fonts' style sheets. */
function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    answer(path).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function answer(path: string): Promise<{ type: string; body: string | Buffer }> {
  if (path === '/') return { type: 'text/html', body: page() };
  if (path.startsWith('/studio/')) {
    const source = await readFile(join(studio, path.slice('/studio/'.length)), 'utf8');
    return { type: 'text/javascript', body: stripTypeScriptTypes(source) };
  }
  const [, , scope = '', name = '', ...rest] = path.split('/');
  const file = join(dirname(require.resolve(`${scope}/${name}/package.json`)), ...rest);
  return { type: path.endsWith('.css') ? 'text/css' : 'font/woff2', body: await readFile(file) };
}

function page(): string {
  const sheets = fontFamilies.map((family) => `<link rel="stylesheet" href="/fonts/${family.package}/index.css">`);
  const drawing = `
    import { createBrowserHost, createBrowserMeasurer, fontsOf, loadFonts } from '/studio/browser/browser-host.ts';
    import { drawFrame } from '/studio/draw/draw-frame.ts';
    import { layoutCreative } from '/studio/layout/layout.ts';
    window.draw = async (creative, images, t) => {
      await loadFonts(fontsOf(layoutCreative(creative, createBrowserMeasurer())));
      const list = layoutCreative(creative, createBrowserMeasurer());
      const pictures = new Map(await Promise.all(Object.entries(images).map(async ([id, url]) => {
        const source = new Image();
        source.src = url;
        await source.decode();
        return [id, { source, width: source.naturalWidth, height: source.naturalHeight }];
      })));
      const canvas = document.createElement('canvas');
      canvas.width = list.width;
      canvas.height = list.height;
      drawFrame(canvas.getContext('2d'), list, t, createBrowserHost(pictures));
      return canvas.toDataURL('image/png');
    };
    window.ready = true;`;
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${sheets.join('')}<script type="module">${drawing}</script>`;
}

let server: Server;
let browser: Browser;
let open: OpenPage;

beforeAll(async () => {
  server = await serve();
  browser = await openBrowser();
  open = await openPage(browser);
  await open.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await open.page.waitForFunction('window.ready === true');
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

async function pixels(png: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(png).removeAlpha().raw().toBuffer();
}

const cases = templates.flatMap((template, index) =>
  (['en', 'ar', 'ja'] as const).map((language) => ({ id: template.id, language, template, index })),
);

it.each(cases)(
  '$id in $language looks the same in Chromium and in Node',
  async ({ template, language, index }) => {
    const creative = buildCreative(template, sampleInput({ language, placement: 'linkedin-portrait', variant: index }));
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
      ([document, pictures, seconds]) => (globalThis as unknown as DrawingPage).draw(document, pictures, seconds),
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

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fontFamilies } from '@adwright/studio/brand/fonts.ts';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const studio = join(dirname(require.resolve('@adwright/studio/package.json')), 'src');

/** What the page offers. Pictures are addresses by asset id. */
export type DrawingWindow = {
  /** Draws one moment and answers with a PNG as data address. */
  draw(creative: unknown, images: Record<string, string>, seconds: number): Promise<string>;
  /** Decodes pictures and keeps them for `show`. */
  keep(images: Record<string, string>): Promise<void>;
  /** Draws one moment at the page's top left, to be photographed. */
  show(creative: unknown, seconds: number): Promise<void>;
};

const drawing = `
  import { createBrowserHost, createBrowserMeasurer, fontsOf, loadFonts } from '/studio/browser/browser-host.ts';
  import { drawFrame } from '/studio/draw/draw-frame.ts';
  import { layoutCreative } from '/studio/layout/layout.ts';
  const decode = async (images) => new Map(await Promise.all(Object.entries(images).map(async ([id, url]) => {
    const source = new Image();
    source.src = url;
    await source.decode();
    return [id, { source, width: source.naturalWidth, height: source.naturalHeight }];
  })));
  const measurer = createBrowserMeasurer();
  const laidOut = async (creative) => {
    await loadFonts(fontsOf(layoutCreative(creative, measurer)));
    return layoutCreative(creative, createBrowserMeasurer());
  };
  window.draw = async (creative, images, t) => {
    const list = await laidOut(creative);
    const canvas = document.createElement('canvas');
    canvas.width = list.width;
    canvas.height = list.height;
    drawFrame(canvas.getContext('2d'), list, t, createBrowserHost(await decode(images)));
    return canvas.toDataURL('image/png');
  };
  const stage = document.createElement('canvas');
  stage.style.cssText = 'position:fixed;left:0;top:0';
  document.body.append(stage);
  let host = createBrowserHost(new Map());
  const lists = new Map();
  window.keep = async (images) => { host = createBrowserHost(await decode(images)); };
  window.show = async (creative, t) => {
    const known = lists.has(JSON.stringify(creative));
    const list = known ? layoutCreative(creative, measurer) : await laidOut(creative);
    lists.set(JSON.stringify(creative), true);
    stage.width = list.width;
    stage.height = list.height;
    drawFrame(stage.getContext('2d'), list, t, host);
  };
  window.ready = true;`;

function html(): string {
  const sheets = fontFamilies.map((family) => `<link rel="stylesheet" href="/fonts/${family.package}/index.css">`);
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${sheets.join('')}<body><script type="module">${drawing}</script>`;
}

/** The studio's own source, as the browser would get it from a bundler, and the fonts' style sheets. */
async function answer(path: string): Promise<{ type: string; body: string | Buffer }> {
  if (path === '/') return { type: 'text/html', body: html() };
  if (path.startsWith('/studio/')) {
    const source = await readFile(join(studio, path.slice('/studio/'.length)), 'utf8');
    return { type: 'text/javascript', body: stripTypeScriptTypes(source) };
  }
  const [, , scope = '', name = '', ...rest] = path.split('/');
  const file = join(dirname(require.resolve(`${scope}/${name}/package.json`)), ...rest);
  return { type: path.endsWith('.css') ? 'text/css' : 'font/woff2', body: await readFile(file) };
}

export type DrawingServer = { readonly url: string; close(): Promise<void> };

export function serveDrawing(): Promise<DrawingServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    answer(path).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    ),
  );
}

export async function openDrawingPage(page: Page, server: DrawingServer): Promise<void> {
  await page.goto(server.url);
  await page.waitForFunction('window.ready === true');
}

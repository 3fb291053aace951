import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuild, type ServedBuild } from './testing/served-build.ts';

let served: ServedBuild;
let asset: string;
beforeAll(async () => {
  served = await serveBuild();
  const html = await (await served.get('/fr/pricing')).text();
  asset = /href="(\/assets\/vendor-[^"]+\.js)"/.exec(html)?.[1] ?? '';
});
afterAll(() => served.stop());

/** As it came over the wire: fetch would unpack it. */
async function raw(path: string, coding: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  const { url } = await served.get(path);
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': coding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a page', () => {
  it('is the same in every coding, and smaller in two', async () => {
    const [plain, gzip, br] = await Promise.all(['identity', 'gzip', 'br'].map((coding) => raw('/fr/pricing', coding)));
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
    expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain?.body);
    expect(gzip?.body.length).toBeLessThan((plain?.body.length ?? 0) / 3);
    expect(br?.headers['content-length']).toBe(String(br?.body.length));
  });

  it('is asked for again each time, and not sent again while it is the same', async () => {
    const first = await served.get('/fr/pricing');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await served.get('/fr/pricing', { 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await served.get('/fr/pricing', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await served.get('/fr/privacy-policy', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD with its headers alone', async () => {
    const head = await served.get('/fr/pricing', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await head.text()).toBe('');
  });

  it('takes no POST', async () => {
    expect((await served.get('/fr/pricing', {}, 'POST')).status).toBe(404);
  });
});

it('hands pictures out as they are, for every cache and reader alike', async () => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    const { status, headers } = await served.get(path, { 'accept-encoding': 'br, gzip' });
    expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([200, null, null]);
  }
});

describe('an asset', () => {
  it('never changes under its name', async () => {
    const answer = await served.get(asset, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  it('can be had in parts', async () => {
    const font = /href="(\/assets\/inter-[^"]+\.woff2)"/.exec(await (await served.get('/fr')).text())?.[1] ?? '';
    const part = await served.get(font, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-99\//);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
  });

  it('that is gone is not found, and no page stands in for it', async () => {
    const answer = await served.get('/assets/vendor-gone.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toContain('text/html');
  });

  it('cannot be used to leave its folder', async () => {
    for (const path of [
      '/assets/../../server/index.js',
      '/assets/%2e%2e/%2e%2e/server/index.js',
      '/assets/..%2fbuild.json',
    ])
      expect((await served.get(path)).status).not.toBe(200);
  });
});

it('names its build, for pages that are open from an earlier one', async () => {
  const answer = await served.get('/build.json?t=1');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const { id } = (await answer.json()) as { id: string };
  expect(await (await served.get('/fr')).text()).toContain(`/assets/manifest-${id}.js`);
});

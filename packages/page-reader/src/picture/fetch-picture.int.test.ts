import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPageReader } from '../open-page-reader.ts';
import type { PageReader } from '../page-reader.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { readPictureHeader } from './picture-header.ts';

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8553d' } });
const kinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const files = new Map<string, Buffer>();
const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inside}</svg>`);
const asked: string[] = [];
let server: Server;
let origin: string;
let reader: PageReader;

beforeAll(async () => {
  for (const kind of kinds) files.set(`/a.${kind}`, await picture.clone().toFormat(kind).toBuffer());
  const vast = Buffer.from(files.get('/a.png') ?? Buffer.alloc(0));
  vast.writeUInt32BE(2_000_000, 16);
  files.set('/vast.png', vast);
  files.set('/page.jpg', Buffer.from('<html><script>alert(1)</script>'));
  files.set('/drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  files.set('/logo.svg', drawing('<rect width="300" height="100" rx="20" fill="#0b6e4f"/>'));
  files.set('/asks.svg', drawing('<image href="file:///etc/passwd" width="9" height="9"/>'));
  files.set('/slow.svg', drawing('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>'));
  files.set(
    '/grows.svg',
    Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), drawing('<text>&a;</text>')]),
  );
  files.set('/heavy.jpg', Buffer.concat([files.get('/a.jpeg') ?? Buffer.alloc(0), Buffer.alloc(21 * 1024 * 1024)]));
  files.set('/robots.txt', Buffer.from('User-agent: *\nDisallow: /private/'));
  files.set('/private/a.jpeg', files.get('/a.jpeg') ?? Buffer.alloc(0));
  const small = await picture.clone().resize(60, 60).png().toBuffer();
  files.set('/tiny.png', small);
  const shop = `<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"Brick","image":["/tiny.png","/a.jpeg","/gone.jpg"],"offers":{"price":3,"priceCurrency":"EUR"}}</script><link rel="stylesheet" href="/main.css"></html>`;
  files.set('/shop', Buffer.from(shop));
  files.set('/main.css', Buffer.from('body{font-family:"Space Grotesk",sans-serif}.btn{background:#0b6e4f}'));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = files.get(request.url ?? '');
    const type = request.url === '/shop' ? 'text/html' : 'image/jpeg';
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  reader = openPageReader({ network: { allowLoopback: true }, gapMs: 0, limits: { lookMs: 20_000 } });
});
afterAll(async () => {
  await reader.close();
  server.closeAllConnections();
  server.close();
});

it.each(kinds)('knows a %s by its bytes, whatever the server calls it', async (kind) => {
  const fetched = await reader.fetchPicture(`${origin}/a.${kind}`);
  expect(fetched).toMatchObject({ kind: `image/${kind}`, width: 640, height: 480 });
  expect(fetched.bytes.equals(files.get(`/a.${kind}`) ?? Buffer.alloc(0))).toBe(true);
});

it.each([
  ['/page.jpg', 'wrong_file_kind'],
  ['/drawing.svg', 'wrong_file_kind'],
  ['/vast.png', 'too_many_pixels'],
  ['/heavy.jpg', 'too_large'],
  ['/gone.jpg', 'picture_unreachable'],
])('refuses %s: %s', async (path, code) => {
  await expect(reader.fetchPicture(origin + path)).rejects.toMatchObject({ code });
});

it('sets a drawing into pixels where one is asked for, as logos are drawings', async () => {
  const logo = await reader.fetchPicture(`${origin}/logo.svg`, { drawings: true });
  expect(logo).toMatchObject({ kind: 'image/png', width: 1200, height: 400 });
  const [red, green, blue] = await sharp(logo.bytes)
    .extract({ left: 600, top: 200, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red, green, blue]).toEqual([11, 110, 79]);
  await expect(reader.fetchPicture(`${origin}/logo.svg`)).rejects.toMatchObject({ code: 'wrong_file_kind' });
});

it.each(['/asks.svg', '/slow.svg', '/grows.svg', '/page.jpg', '/drawing.svg'])('draws nothing of %s', async (path) => {
  const refused = { code: 'wrong_file_kind' };
  await expect(reader.fetchPicture(origin + path, { drawings: true })).rejects.toMatchObject(refused);
});

it('leaves a picture alone that its site does not want programs to have', async () => {
  const refused = { code: 'picture_unreachable', cause: { reason: 'robots' } };
  await expect(reader.fetchPicture(`${origin}/private/a.jpeg`)).rejects.toMatchObject(refused);
  expect(asked).not.toContain('/private/a.jpeg');
});

it('says nothing of a header that is cut off anywhere', () => {
  for (const file of files.values()) {
    for (let length = 0; length < 64; length += 1) {
      const header = readPictureHeader(file.subarray(0, length));
      expect(header === null || header.width > 0).toBe(true);
    }
  }
});

it('completes a page: real sizes, no picture too small to use, colours and fonts of its style sheet', async () => {
  const facts = await reader.readProductPage(`${origin}/shop`);
  expect(facts.images[0]).toMatchObject({ url: `${origin}/a.jpeg`, width: 640, height: 480 });
  expect(facts.images.map(({ url }) => url)).not.toContain(`${origin}/tiny.png`);
  expect(facts.colors).toContain('#0b6e4f');
  expect(facts.fonts).toEqual(['Space Grotesk']);
});

it('finds the colours of what is shown and not of the background', async () => {
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer();
  const shot = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
    .composite([{ input: red, left: 30, top: 30 }])
    .png()
    .toBuffer();
  const look = await lookAtPicture(shot);
  expect(look.plainRim).toBe(1);
  expect(look.colors[0]).toMatch(/^#b[0-9a-f]2[0-9a-f]1[0-9a-f]$/);
});

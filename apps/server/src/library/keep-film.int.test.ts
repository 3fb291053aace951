import { AppError } from '@adwright/contract/errors.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { openPageReader } from '@adwright/page-reader/open-page-reader.ts';
import { openDiskStorage } from '@adwright/storage/open-disk-storage.ts';
import { openWorkFolders, type OpenWorkFolders } from '@adwright/storage/open-work-folders.ts';
import Fastify from 'fastify';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanPicture } from '../adapters/sharp-pictures.ts';
import { shrinkPicture } from '../adapters/shrink-picture.ts';
import { libraryMediaRoutes } from '../http/routes/library-media.ts';
import { createMediaKeeper } from './keep-media.ts';
import { libraryFilms } from './library-films.ts';

const film = new URL('../../../../packages/studio/previews/kinetic-type.mp4', import.meta.url);
const pages = openPageReader({ network: { allowLoopback: true }, gapMs: 0 });
const strangers = createServer((request, response) => {
  if (request.url === '/robots.txt') response.writeHead(404).end();
  else if (request.url === '/film.mp4') createReadStream(film).pipe(response);
  else if (request.url === '/page.mp4') response.end('<script>alert(1)</script>');
  else if (request.url === '/cut.mp4') createReadStream(film, { end: 3000 }).pipe(response);
  else if (request.url === '/huge.mp4') response.writeHead(200, { 'content-length': String(2 ** 40) }).flushHeaders();
  else response.writeHead(302, { location: 'http://169.254.169.254/film.mp4' }).end();
});
let folder: string;
let workFolders: OpenWorkFolders;
let origin: string;
let keeper: ReturnType<typeof createMediaKeeper>;
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-films-'));
  workFolders = await openWorkFolders({ dataDir: folder });
  await new Promise<void>((resolve) => void strangers.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(strangers.address() as AddressInfo).port}`;
  const storage = await openDiskStorage({ dataDir: folder });
  const checkPicture = async (): Promise<void> => undefined;
  keeper = createMediaKeeper({
    pages,
    storage,
    workFolders,
    media: openMedia(),
    cleanPicture,
    shrinkPicture,
    checkPicture,
  });
  app.setValidatorCompiler(() => () => true);
  libraryMediaRoutes(app, { storage });
});
afterAll(async () => {
  strangers.closeAllConnections();
  strangers.close();
  await Promise.all([pages.close(), app.close(), workFolders.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** What was fetched is kept, or gone. */
const leftovers = async (): Promise<string[]> =>
  (await readdir(workFolders.path)).filter((name) => !name.startsWith('.lock'));

it('keeps a film with a still of it, hands out parts of it, and knows where it is to be heard', async () => {
  const { media } = await keeper(`${origin}/film.mp4`, 'video');
  expect(media).toMatchObject({ kind: 'video', seconds: expect.any(Number), silent: true });
  const { size } = await stat(film);
  const whole = await app.inject(media.url);
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([200, 'video/mp4', size]);
  const part = await app.inject({ url: media.url, headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
    206,
    `bytes 10-19/${size}`,
    10,
  ]);
  const outside = await app.inject({ url: media.url, headers: { range: `bytes=${size}-` } });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  expect((await app.inject(media.thumb_url)).headers['content-type']).toBe('image/webp');
  expect(libraryFilms(media.url)).toEqual({ storageKey: media.url.replace('/library-media/', 'library/') });
  expect(await leftovers()).toEqual([]);
});

it.each(['page', 'cut', 'huge', 'inside'])('keeps nothing of what is no film: %s', async (name) => {
  await expect(keeper(`${origin}/${name}.mp4`, 'video')).rejects.toBeInstanceOf(AppError);
  expect(await leftovers()).toEqual([]);
});

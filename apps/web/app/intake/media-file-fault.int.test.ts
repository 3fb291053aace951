import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFilm } from '@adwright/media/testing/make-film.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaFileFault } from './media-file-fault.ts';

let folder = '';
let film: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-chosen-'));
  film = Uint8Array.from(await readFile(makeFilm(join(folder, 'film.mp4'))));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const chosen = (bytes: Uint8Array<ArrayBuffer>, type = 'video/mp4') => new File([bytes], 'film.mp4', { type });

it('finds nothing wrong with a film', async () => {
  expect(await mediaFileFault(chosen(film))).toBeNull();
});

it('finds one that is cut off before a byte of it is sent', async () => {
  const cut = chosen(film.slice(0, film.length * 0.6));
  expect(await mediaFileFault(cut)).toEqual({ error: 'media_incomplete', details: {} });
});

it('finds one that is too heavy without reading it', async () => {
  const heavy = Object.defineProperty(chosen(film, 'audio/mp4'), 'size', { value: 51 * 1024 * 1024 });
  expect(await mediaFileFault(heavy)).toEqual({ error: 'too_large', details: {} });
});

it('leaves what it does not know to the server', async () => {
  expect(await mediaFileFault(chosen(new Uint8Array(1000), 'video/x-unknown'))).toBeNull();
});

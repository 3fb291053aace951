import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { ownFamily } from '@adwright/studio/brand/own-family.ts';
import { type Creative, creativeVersion } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPicturePool } from '../picture/picture-pool.ts';
import { renderVideoInProcess } from '../video/render-video-process.ts';
import { sampleFont } from '../testing/sample-font.ts';
import { cleanFont } from './clean-font.ts';
import { covers, readSfnt } from './read-sfnt.ts';

const require = createRequire(import.meta.url);
const fileOf = (path: string): Promise<Buffer> => readFile(require.resolve(path));
const poster = () => readFile(sampleFont);
const pool = createPicturePool(1);
afterAll(() => pool.close());

const id = '0b8e7c1a-7a77-4d4c-9d59-3d2f6f0a1b2c';
let font: Uint8Array;
beforeAll(async () => {
  font = (await cleanFont(await poster()))?.body ?? new Uint8Array();
});

function adIn(family: string): Creative {
  const template = templateOf('bold-type');
  if (!template) throw new Error('no such template');
  const creative = buildCreative(template, sampleInput({ language: 'en', placement: 'google-billboard' }));
  return { ...creative, brand: { ...creative.brand, fonts: { heading: family, body: family } } };
}

async function drawn(family: string, files: Readonly<Record<string, Uint8Array>> = {}): Promise<Uint8Array> {
  const resolve = async (src: string) => files[src] ?? new Uint8Array();
  const [[picture] = []] = await pool.render([{ creative: adIn(family), outputs: [{ format: 'png' }] }], resolve);
  return picture?.body ?? new Uint8Array();
}

it('draws an ad in an uploaded font exactly as in the family it is', async () => {
  const own = await drawn(ownFamily(id), { [`font:${id}`]: font });
  expect(own).toEqual(await drawn('Anton'));
});

/** The frames of half a second of film, as prints of what is seen. */
async function filmedIn(family: string, files: Readonly<Record<string, Uint8Array>> = {}): Promise<string> {
  const { brand, language, direction } = adIn(family);
  const folder = await mkdtemp(join(tmpdir(), 'adwright-test-'));
  const film: Creative = {
    version: creativeVersion,
    kind: 'video',
    width: 320,
    height: 180,
    fps: 10,
    language,
    direction,
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand,
    assets: {},
    scenes: [{ id: 'one', duration: 0.5, background: solid('#ffffff'), layers: [words] }],
    overlay: [],
    audio: [],
    meta: {},
  };
  try {
    const file = join(folder, 'film.mp4');
    const resolve = async (src: string) => files[src] ?? new Uint8Array();
    await renderVideoInProcess({
      creative: film,
      resolve,
      file,
      cacheFolder: join(folder, 'cache'),
      tempFolder: folder,
    });
    return spawnSync(findFfmpeg(), ['-v', 'error', '-i', file, '-f', 'framemd5', '-'], { encoding: 'utf8' }).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const words: Layer = {
  kind: 'text',
  id: 'words',
  text: 'Quartz jug',
  box: { x: 20, y: 40, width: 280, height: 100 },
  style: { font: 'heading', size: 48, color: '#101114' },
};

it('draws a film in an uploaded font, frame by frame as in the family it is', async () => {
  const [own, known, without] = await Promise.all([
    filmedIn(ownFamily(id), { [`font:${id}`]: font }),
    filmedIn('Anton'),
    filmedIn(ownFamily(id)),
  ]);
  expect(own).toMatch(/^0,/m);
  expect(own).toBe(known);
  expect(own).not.toBe(without);
});

it('draws in the next family where the file is gone, also right after somebody’s order had it', async () => {
  await drawn(ownFamily(id), { [`font:${id}`]: font });
  const without = await drawn(ownFamily(id));
  expect(without).not.toEqual(await drawn('Anton'));
  expect(await drawn(ownFamily(id), { [`font:${id}`]: new TextEncoder().encode('no font at all') })).toEqual(without);
});

it('keeps what a font can write and how bold it is, and none of its programs and pictures', async () => {
  const facts = readSfnt(font);
  expect(facts.weight).toBe(400);
  expect(covers(facts, 0x41)).toBe(true);
  expect(covers(facts, 0x4e00)).toBe(false);
  const tables = Array.from({ length: Buffer.from(font).readUInt16BE(4) }, (_, index) =>
    Buffer.from(font).toString('latin1', 12 + index * 16, 16 + index * 16),
  );
  expect(tables).not.toContain('fpgm');
  expect(tables).not.toContain('prep');
  const variable = await cleanFont(await fileOf('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));
  expect(readSfnt(variable?.body ?? new Uint8Array()).weight).toBeNull();
});

it('refuses what is no font to write ads in', async () => {
  const good = await poster();
  const huge = Buffer.from(good);
  // The first table says that it unpacks to half a gigabyte.
  huge.set([0x81, 0xff, 0xff, 0xff, 0x7f], 49);
  const bombs = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(5000, 255)]),
    Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(5000, 7)]),
    good.subarray(0, good.length / 2),
    huge,
    await fileOf('@fontsource/noto-color-emoji/files/noto-color-emoji-0-400-normal.woff2'),
    Buffer.alloc(0),
  ];
  expect(await Promise.all(bombs.map(cleanFont))).toEqual(bombs.map(() => null));
});

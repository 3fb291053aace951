import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { srtOf, vttOf } from '@adwright/studio/captions-file.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { sampleBrand } from '@adwright/studio/samples/sample-input.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRendering } from '../open-rendering.ts';
import { createPicturePool } from '../picture/picture-pool.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { renderVideoInProcess } from './render-video-process.ts';

let folder = '';
/** One second in which the whole picture is red, then green, then blue, a third of a second each. */
const clip = (): string => join(folder, 'clip.mp4');

function ffmpeg(...args: string[]): Buffer {
  const { stdout, stderr, status } = spawnSync(findFfmpeg(), ['-v', 'error', '-y', ...args], { maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-clips-'));
  const colors = ['red', 'lime', 'blue'].map((name) => ['-f', 'lavfi', '-i', `color=${name}:s=96x64:r=30:d=0.3333`]);
  const joined = '[0:v][1:v][2:v]concat=n=3,format=yuv420p';
  ffmpeg(...colors.flat(), '-filter_complex', joined, '-frames:v', '30', '-c:v', 'libx264', '-crf', '10', clip());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Shown = { readonly from?: number; readonly speed?: number; readonly radius?: number };

function creativeWith(shown: Shown, seconds: number): Creative {
  return {
    version: 1,
    kind: 'video',
    width: 160,
    height: 96,
    fps: 30,
    language: 'en',
    direction: 'ltr',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: sampleBrand(0),
    assets: { clip: { kind: 'video', src: 'clip.mp4', width: 96, height: 64, duration: 1 } },
    scenes: [
      {
        id: 'only',
        duration: seconds,
        background: solid('#000000'),
        layers: [
          {
            kind: 'video',
            id: 'clip',
            asset: 'clip',
            fit: 'cover',
            box: { x: 0, y: 0, width: 160, height: 96 },
            ...shown,
          },
        ],
      },
    ],
    overlay: [],
    audio: [],
    meta: {},
  };
}

/** What is seen in the middle of each frame: r, g or b. */
async function coloursOf(name: string, shown: Shown, seconds: number): Promise<string> {
  const file = join(folder, name);
  await renderVideoInProcess({
    creative: creativeWith(shown, seconds),
    resolve: () => readFile(clip()),
    file,
    cacheFolder: join(folder, 'cache'),
    tempFolder: folder,
  });
  const pixels = ffmpeg('-i', file, '-vf', 'crop=2:2:80:48', '-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1');
  let found = '';
  for (let at = 0; at < pixels.length; at += 12) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    found += Math.max(r, g, b) < 150 ? '?' : r > g && r > b ? 'r' : g > b ? 'g' : 'b';
  }
  return found;
}

/** The colour in the middle of a still. */
async function colourOf(picture: Uint8Array): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left: 80, top: 48, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return Math.max(r, g, b) < 150 ? '?' : r > g && r > b ? 'r' : g > b ? 'g' : 'b';
}

const times = (letter: string, count: number): string => letter.repeat(count);

describe('a clip in a video', () => {
  it('plays at its own pace and starts over when it ends', async () => {
    const colours = await coloursOf('loop.mp4', {}, 1.5);
    expect(colours).toBe(times('r', 10) + times('g', 10) + times('b', 10) + times('r', 10) + times('g', 5));
  }, 60_000);

  it('goes from a file to a file, as jobs ask for it, and leaves nothing beside them', async () => {
    const tempFolder = await mkdtemp(join(folder, 'temp-'));
    const cacheFolder = join(folder, 'small-cache');
    const rendering = openRendering({ cacheFolder, cacheBytes: 0, tempFolder });
    const into = join(folder, 'film.mp4');
    const shares: number[] = [];
    const film = await rendering.renderVideo(
      { creative: creativeWith({}, 0.5), into },
      async () => ({ path: clip() }),
      { progress: (share) => void shares.push(share) },
    );
    await rendering.close();
    expect(film).toMatchObject({ width: 160, height: 96, seconds: 0.5, fps: 30 });
    expect(ffmpeg('-i', into, '-f', 'ffmetadata', 'pipe:1').toString()).toContain('comment=Made with Adwright');
    expect(film.file).toEqual({ path: into, bytes: (await stat(into)).size, mime: 'video/mp4' });
    expect(shares.at(-1)).toBe(1);
    expect([await readdir(tempFolder), await readdir(cacheFolder)]).toEqual([[], []]);
  }, 60_000);

  it('starts where it is told to and plays faster', async () => {
    const colours = await coloursOf('fast.mp4', { from: 0.35, speed: 2, radius: 20 }, 0.4);
    // Twice as fast a third lasts five frames; one more or less may fall on either side of a cut.
    expect(colours).toMatch(/^g{4,6}b{4,6}r{0,4}$/);
    expect(colours).toHaveLength(12);
  }, 60_000);

  it('is seen in the poster and in stills of any second, beside the subtitles', async () => {
    const pool = createPicturePool(1);
    const captions: Layer = {
      kind: 'captions',
      id: 'captions',
      box: { x: 0, y: 80, width: 160, height: 16 },
      look: 'plain',
      style: { font: 'body', weight: 700, size: 8, color: '#ffffff' },
      active: { color: '#ffffff' },
      words: [
        { text: 'Hello', start: 0, end: 0.5 },
        { text: 'there', start: 0.5, end: 0.9 },
      ],
    };
    const creative = { ...creativeWith({}, 1), overlay: [captions] };
    try {
      const outputs = [{}, { at: 0.1 }, { at: 0.449 }, { at: 0.99 }].map((when) => ({
        format: 'png' as const,
        ...when,
      }));
      const [stills = []] = await pool.render([{ creative, outputs }], () => readFile(clip()));
      // The poster stands at 0.7 of the first scene, where the clip is blue.
      expect(await Promise.all(stills.map(({ body }) => colourOf(body)))).toEqual(['b', 'r', 'g', 'b']);
    } finally {
      await pool.close();
    }
    expect(srtOf(creative)).toBe('1\n00:00:00,000 --> 00:00:00,900\nHello there\n');
    expect(vttOf(creative)).toContain('00:00:00.000 --> 00:00:00.900\nHello there');
  }, 60_000);

  it('is refused if it is not a clip, and leaves nothing behind', async () => {
    await writeFile(join(folder, 'playlist'), '#EXTM3U\nfile:///etc/hostname\n');
    const rendering = renderVideoInProcess({
      creative: creativeWith({ from: 0.1 }, 0.5),
      resolve: () => readFile(join(folder, 'playlist')),
      file: join(folder, 'refused.mp4'),
      cacheFolder: join(folder, 'cache'),
      tempFolder: folder,
    });
    await expect(rendering).rejects.toThrow(/not in a known format/);
    const names = await readdir(folder);
    expect(names.filter((name) => name.startsWith('adwright-render-') || name === 'refused.mp4')).toEqual([]);
  }, 60_000);
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { gifLimitsOf, type GifRequest, renderGifInProcess } from './render-gif-process.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-gif-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Banner = 'google-medium-rectangle' | 'google-leaderboard';

function creativeOf(placement: Banner): Creative {
  const template = templateOf('three-reasons');
  if (!template) throw new Error('no template');
  return buildCreative(template, sampleInput({ language: 'en', placement }));
}

const request = (placement: Banner, more: Partial<GifRequest> = {}): GifRequest => ({
  creative: creativeOf(placement),
  resolve: (src) => Promise.reject(new Error(`nothing at ${src}`)),
  file: join(folder, `${placement}.gif`),
  tempFolder: folder,
  ...more,
});

describe('an animated GIF', () => {
  it.each(['google-medium-rectangle', 'google-leaderboard'] as const)(
    'keeps to the limits of %s',
    async (id) => {
      const placement = placementOf(id);
      const shares: number[] = [];
      const made = await renderGifInProcess(
        request(id, { limits: gifLimitsOf(placement), progress: (share) => shares.push(share) }),
      );
      const bytes = await readFile(join(folder, `${id}.gif`));
      expect(bytes.length).toBe(made.bytes);
      expect(bytes.length).toBeLessThanOrEqual(150 * 1024);
      const found = await sharp(bytes, { animated: true }).metadata();
      expect(found).toMatchObject({ format: 'gif', width: placement.width, pageHeight: placement.height });
      expect(found.pages).toBe(made.frames);
      const delays = found.delay ?? [];
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
      const seconds = delays.reduce((sum, delay) => sum + delay, 0) / 1000;
      expect(Math.abs(seconds - made.seconds)).toBeLessThan(0.25);
      // Played twice it moves for less than 30 s, three times it would not.
      expect(found.loop).toBe(2);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)).toBe(1);
    },
    120_000,
  );

  it('moves: its first frame is not its last', async () => {
    const { data, info } = await sharp(join(folder, 'google-leaderboard.gif'), { animated: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const frame = 728 * 90 * info.channels;
    expect(data.subarray(0, frame).equals(data.subarray(data.length - frame))).toBe(false);
  });

  it('shows the moving picture of a clip, a round and a half of it', async () => {
    const clip = join(folder, 'clip.mp4');
    const colours = ['red', 'lime', 'blue'].flatMap((name) => [
      '-f',
      'lavfi',
      '-i',
      `color=${name}:s=96x64:r=25:d=0.4`,
    ]);
    const join3 = ['-filter_complex', '[0:v][1:v][2:v]concat=n=3,format=yuv420p', '-c:v', 'libx264', '-crf', '10'];
    await runFfmpeg(findFfmpeg(), [...colours, ...join3, clip]);
    const box = { x: 0, y: 0, width: 96, height: 64 };
    const creative: Creative = {
      ...creativeOf('google-leaderboard'),
      width: 96,
      height: 64,
      fps: 25,
      assets: { clip: { kind: 'video', src: 'clip.mp4', width: 96, height: 64, duration: 1.2 } },
      scenes: [
        {
          id: 'only',
          duration: 2,
          background: { kind: 'solid', color: '#000000' },
          layers: [{ kind: 'video', id: 'clip', asset: 'clip', fit: 'cover', box }],
        },
      ],
      overlay: [],
      meta: {},
    };
    const file = join(folder, 'clip.gif');
    const order = { creative, file, resolve: () => readFile(clip), limits: { maxFps: 5 } };
    const made = await renderGifInProcess(request('google-leaderboard', order));
    const { data, info } = await sharp(file, { animated: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = Array.from({ length: made.frames }, (_, frame) => {
      const at = (frame * 64 + 32) * 96 * info.channels + 48 * info.channels;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      return Math.max(r, g, b) < 150 ? '?' : r > g && r > b ? 'r' : g > b ? 'g' : 'b';
    });
    expect(seen.join('')).toBe('rrggbbrrgg');
  }, 60_000);

  it.each([
    ['too few bytes', { maxBytes: 2000 }, /the gif has at least \d+ bytes, the limit is 2000/],
    ['too short a time', { maxSeconds: 5 }, /lasts 13\.\d s, the limit for a GIF is 5 s/],
    ['too few frames', { maxFrames: 2 }, /no frame rate keeps to the limits/],
  ])(
    'says why there is none within %s',
    async (_, limits, problem) => {
      const file = join(folder, 'none.gif');
      await expect(renderGifInProcess(request('google-leaderboard', { file, limits }))).rejects.toThrow(problem);
      expect(await readdir(folder)).not.toContain('none.gif');
      expect((await readdir(folder)).filter((name) => name.startsWith('adwright-render-'))).toEqual([]);
    },
    60_000,
  );
});

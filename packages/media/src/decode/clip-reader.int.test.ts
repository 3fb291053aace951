import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { openMedia } from '../open-media.ts';
import { ffmpeg } from '../testing/make-film.ts';
import { turnFilm } from '../testing/turn-film.ts';
import { openClip } from './clip-reader.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-strange-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const still = (color: string, size = '64x48', rate = 25): string[] => [
  '-f',
  'lavfi',
  '-i',
  `color=${color}:s=${size}:r=${rate}:d=0.4`,
];
const hdrTags = 'color_primaries=9:transfer_characteristics=16:matrix_coefficients=9';

/** What cameras, phones and editors hand over, each made in milliseconds. */
const strange: readonly (readonly [string, string, readonly string[]])[] = [
  ['without sound', 'silent.mp4', [...still('red'), '-pix_fmt', 'yuv420p']],
  [
    'at a rate that varies',
    'uneven.mp4',
    [
      ...still('red', '64x48', 50),
      '-vf',
      "select='not(mod(n,3))+eq(mod(n,7),0)'",
      '-vsync',
      'vfr',
      '-pix_fmt',
      'yuv420p',
    ],
  ],
  [
    'of 4K at 60 frames a second',
    '4k60.mp4',
    ['-f', 'lavfi', '-i', 'color=red:s=3840x2160:r=60:d=0.05', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'],
  ],
  ['turned by the phone', 'turned.mp4', [...still('red'), '-pix_fmt', 'yuv420p']],
  [
    'of H.265',
    'hevc.mp4',
    [
      ...still('red'),
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-x265-params',
      'log-level=none',
      '-tag:v',
      'hvc1',
    ],
  ],
  ['of ProRes', 'prores.mov', [...still('red'), '-c:v', 'prores_ks', '-pix_fmt', 'yuv422p10le']],
  ['of MPEG-4 part 2', 'old.mp4', [...still('red'), '-c:v', 'mpeg4', '-pix_fmt', 'yuv420p']],
  ['of VP9', 'vp9.webm', [...still('red'), '-c:v', 'libvpx-vp9', '-cpu-used', '8', '-deadline', 'realtime']],
  [
    'in high dynamic range',
    'hdr.mp4',
    [
      ...still('red'),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p10le',
      '-bsf:v',
      `h264_metadata=${hdrTags.replace('color_primaries', 'colour_primaries')}`,
    ],
  ],
];

it.each(strange)('a clip %s shows its pictures', async (_, name, args) => {
  const file = join(folder, name);
  ffmpeg(...args, file);
  if (name === 'turned.mp4') turnFilm(file, file);
  const { video } = await openMedia().probe(file);
  expect(video).not.toBeNull();
  const reader = await openClip({ ffmpeg: findFfmpeg(), file, from: 0, step: 1 / 30, width: 16, height: 16 }, 0);
  const [r = 0, g = 0, b = 0] = (await reader.frame(1)).subarray(0, 3);
  reader.close();
  expect(r).toBeGreaterThan(Math.max(g, b) + 60);
});

it('a recording without pictures is no clip', async () => {
  const file = join(folder, 'sound.mp4');
  ffmpeg('-f', 'lavfi', '-i', 'sine=d=0.3', file);
  await expect(
    openClip({ ffmpeg: findFfmpeg(), file, from: 0, step: 1 / 30, width: 16, height: 16 }, 0),
  ).rejects.toThrow('no pictures');
});

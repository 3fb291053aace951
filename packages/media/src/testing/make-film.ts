import { spawnSync } from 'node:child_process';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';

/** Runs ffmpeg for a test and answers what it wrote to its standard output. */
export function ffmpeg(...args: string[]): Buffer {
  const { stdout, stderr, status } = spawnSync(findFfmpeg(), ['-v', 'error', '-y', ...args], { maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

export type TestFilm = { width?: number; height?: number; fps?: number; seconds?: number; silent?: boolean };

/** A small real film: moving bars, and a tone unless it is silent. */
export function makeFilm(file: string, film: TestFilm = {}): string {
  const { width = 96, height = 64, fps = 25, seconds = 1, silent = false } = film;
  const pictures = ['-f', 'lavfi', '-i', `testsrc=s=${width}x${height}:r=${fps}:d=${seconds}`];
  const sound = silent ? [] : ['-f', 'lavfi', '-i', `sine=f=440:r=48000:d=${seconds}`];
  const output = file.endsWith('.webm') ? ['-c:v', 'libvpx', '-c:a', 'libopus'] : ['-movflags', '+faststart'];
  ffmpeg(...pictures, ...sound, '-pix_fmt', 'yuv420p', ...output, file);
  return file;
}

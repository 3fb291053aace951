import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { startFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { filmFile, filmPictures } from '@adwright/media/verbs/encode-film.ts';

export type FilmWriter = {
  /** Takes a frame of red, green, blue and alpha; its pixels may change once this answers. False when nobody reads on. */
  write(pixels: Uint8ClampedArray): Promise<boolean>;
  end(): Promise<void>;
};

type Film = { readonly width: number; readonly height: number; readonly fps: number; readonly into: string };

/** Encodes frames as they are drawn, finer than what is published. */
export function openFilmWriter({ width, height, fps, into }: Film): FilmWriter {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(fps), '-i', 'pipe:0'];
  const { child, done } = startFfmpeg(
    findFfmpeg(),
    ['-v', 'error', '-y', ...input, ...filmPictures, '-g', String(fps * 2), ...filmFile, into],
    { stdio: ['pipe', 'ignore', 'pipe'], limitSeconds: 1200 },
  );
  const stdin = child.stdin as Writable;
  // Why a pipe breaks is told by `done`.
  stdin.on('error', () => undefined);
  const ended = done.then(
    () => null,
    (error: unknown) => error,
  );
  return {
    async write(pixels) {
      // The next frame is drawn into the same pixels: this one must be on its way.
      if (!stdin.write(Buffer.from(pixels))) await Promise.race([once(stdin, 'drain'), ended]);
      return !stdin.destroyed;
    },
    async end() {
      stdin.end();
      const failure = await ended;
      if (failure) throw failure;
    },
  };
}

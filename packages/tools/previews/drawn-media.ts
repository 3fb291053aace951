import { copyFile, writeFile } from 'node:fs/promises';
import type { Media, VideoFacts } from '@adwright/domain/engines/media.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import sharp from 'sharp';
import { subtitledFilm } from '../src/video-translation/plan/subtitled-film.ts';
import { stillMedia } from './still-engines.ts';

/** What is known of a film that was made here. */
export type KnownFilm = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
};

/** Reads a small film by drawing its pictures one by one: slow, and without a program that the tools may not load. */
export function drawnMedia(rendering: Rendering, { seconds, ...size }: KnownFilm): Media {
  const video: VideoFacts = { ...size, rotation: 0, variableRate: false, codec: 'avc', hdr: false };
  const plain = subtitledFilm([], { language: 'en' }, { seconds, video });
  async function pictureAt(path: string, at: number): Promise<Uint8Array> {
    const [[file] = []] = await rendering.drawPictures(
      [{ creative: plain, outputs: [{ format: 'png', at }] }],
      async () => ({ path }),
    );
    if (!file) throw new Error('no picture');
    return file.body;
  }
  return {
    ...stillMedia,
    probe: async () => ({ container: 'mp4', seconds, video, audio: null }),
    findCuts: async () => [],
    async poster({ file, into, at }) {
      await writeFile(
        into,
        await sharp(await pictureAt(file, at))
          .jpeg({ quality: 95 })
          .toBuffer(),
      );
      return { path: into, bytes: 0, mime: 'image/jpeg' };
    },
    async steady({ file, into }) {
      await copyFile(file, into);
      return { path: into, bytes: 0, mime: 'video/mp4' };
    },
    async eachFrame({ file, crop: { x, y, width, height }, side }, take) {
      const part = { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) };
      for (let index = 0; index < Math.floor(seconds * size.fps); index += 1) {
        const picture = sharp(await pictureAt(file, (index + 0.5) / size.fps));
        await take(await picture.extract(part).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer());
      }
    },
  };
}

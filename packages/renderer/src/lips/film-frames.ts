import { type ClipReader, openClip } from '@adwright/media/decode/clip-reader.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';

type Film = {
  readonly film: string;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
};

/** Frames of a steady film by their number. In order they come one by one; backwards, a few are decoded at a time. */
export type FilmFrames = { at(frame: number): Promise<Uint8Array>; close(): void };

/** As many as lie between two key frames: more would cost memory, fewer would be decoded twice. */
const stretch = 12;

export function openFrames({ film, fps, width, height, count }: Film): FilmFrames {
  const step = 1 / fps;
  let reader: ClipReader | null = null;
  let kept: { readonly from: number; readonly frames: readonly Uint8Array[] } = { from: 0, frames: [] };

  // A quarter of a frame before its time: rounded, its own time may be the next one's.
  const openAt = (frame: number): Promise<ClipReader> =>
    openClip({ ffmpeg: findFfmpeg(), file: film, from: frame > 0 ? -step / 4 : 0, step, width, height }, frame);

  async function back(frame: number): Promise<Uint8Array> {
    const from = Math.floor(frame / stretch) * stretch;
    const part = await openAt(from);
    const frames: Uint8Array[] = [];
    try {
      for (let i = from; i < Math.min(from + stretch, count); i += 1) frames.push(await part.frame(i));
    } finally {
      part.close();
    }
    kept = { from, frames };
    return frames[frame - from] as Uint8Array;
  }

  return {
    async at(frame) {
      const known = kept.frames[frame - kept.from];
      if (known) return known;
      if (reader && frame >= reader.position) return reader.frame(frame);
      if (frame > 0 && (reader !== null || kept.frames.length > 0)) return back(frame);
      reader?.close();
      reader = await openAt(frame);
      return reader.frame(frame);
    },
    close: () => reader?.close(),
  };
}

import type { Readable } from 'node:stream';
import { demuxerOfFile } from '../ffmpeg/demuxer.ts';
import { startFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { readByFfmpeg } from '../probe/read-by-ffmpeg.ts';

export type ClipPart = {
  readonly ffmpeg: string;
  readonly file: string;
  /** Seconds into the file; how much of it passes from frame to frame; its length, where it is known. */
  readonly from: number;
  readonly step: number;
  readonly duration?: number;
  /** The size of the frames given. */
  readonly width: number;
  readonly height: number;
  readonly signal?: AbortSignal | undefined;
};

/** Frames of a clip in order, by a process of its own; no more than two are ever in memory. A clip that ends starts over. */
export type ClipReader = {
  /** RGBA of a frame by its number; earlier ones than the last cannot be had again. */
  frame(number: number): Promise<Uint8Array>;
  readonly position: number;
  close(): void;
};

/** No frame takes this long to decode; a file whose does is made to. */
const patience = 20_000;
const formats = new Set(['mov', 'matroska']);

export async function openClip(part: ClipPart, first: number): Promise<ClipReader> {
  const demuxer = await demuxerOfFile(part.file);
  if (!demuxer || !formats.has(demuxer)) throw new Error('a clip is not in a known format: MP4, MOV, WebM or Matroska');
  const { width, height } = part;
  const { video } = await readByFfmpeg(part.file, { signal: part.signal });
  if (!video) throw new Error('a clip has no pictures');
  const { child, done } = decode(part, { demuxer, hdr: video.hdr }, first);
  let failure: unknown;
  const over = done.catch((error: unknown) => {
    failure ??= error;
  });
  const stdout = child.stdout as Readable;
  let next = first;
  let shown: Uint8Array | undefined;

  async function read(): Promise<Uint8Array> {
    const bytes = await readExactly(stdout, width * height * 4);
    if (bytes) return bytes;
    await over;
    throw new Error(`a clip cannot be decoded: ${failure instanceof Error ? failure.message : 'it has no pictures'}`);
  }

  return {
    get position() {
      return next - 1;
    },
    async frame(number) {
      while (next <= number || !shown) {
        shown = await read();
        next += 1;
      }
      return shown;
    },
    close() {
      // Its end by this is no failure of the clip.
      failure = new Error('closed');
      child.kill('SIGKILL');
    },
  };
}

/** Brought to the range and the colours of a film as players do it; untouched it would be grey and flat. */
export const fromHdr =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p,';

type Kind = { readonly demuxer: string; readonly hdr: boolean };

function decode(part: ClipPart, { demuxer, hdr }: Kind, first: number): ReturnType<typeof startFfmpeg> {
  const reached = part.from + first * part.step;
  const start = part.duration ? reached % part.duration : reached;
  const input = ['-protocol_whitelist', 'file', '-f', demuxer, '-stream_loop', '-1', '-ss', start.toFixed(4)];
  const scaled = `fps=${(1 / part.step).toFixed(6)},${hdr ? fromHdr : ''}scale=${part.width}:${part.height}:flags=bicubic`;
  const output = ['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', scaled, '-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'];
  return startFfmpeg(part.ffmpeg, ['-nostdin', '-v', 'error', '-threads', '2', ...input, '-i', part.file, ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: part.signal,
  });
}

/** The next bytes of a stream, or nothing where it ends before. */
export function readExactly(stream: Readable, size: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => settle(() => reject(new Error('a clip takes too long to decode'))), patience);
    const settle = (answer: () => void): void => {
      clearTimeout(late);
      stream.off('readable', look);
      stream.off('end', end);
      stream.off('error', end);
      answer();
    };
    const end = (): void => settle(() => resolve(undefined));
    const look = (): void => {
      const bytes = stream.read(size) as Buffer | null;
      // At its end a stream gives what is left, however little.
      if (bytes) settle(() => resolve(bytes.length === size ? bytes : undefined));
      else if (stream.readableEnded || stream.destroyed) end();
    };
    stream.on('readable', look);
    stream.on('end', end);
    stream.on('error', end);
    look();
  });
}

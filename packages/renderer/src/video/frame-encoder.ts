import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { brand } from '@adwright/contract/brand.ts';
import { startFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';

export type FrameEncoderOptions = {
  readonly ffmpeg: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Frames of each file to be written; each begins with a frame that needs none before it. */
  readonly parts: readonly number[];
  /** Where the files are written. */
  readonly folder: string;
  /** Their names, `%d` counting from 0. */
  readonly pattern: string;
  /** The name of one more file, which holds all of them and their sound and plays while it loads. */
  readonly whole?: { readonly name: string; readonly soundtrack?: string };
  /** How many frames composing may be ahead of the encoder. */
  readonly ahead: number;
  readonly signal?: AbortSignal;
};

/** Frames in, H.264 files out, all by one encoder. Nothing is copied or allocated per frame. */
export type FrameEncoder = {
  /** Resolves when at most `ahead` frames, the last ones, are still being read from where they lie. */
  write(frame: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  /** Ends it without a result, where composing has failed. */
  abandon(): void;
};

/**
 * Found by measuring: less motion search than `veryfast` for 40 % less work at the same size and SSIM. Parts are cut
 * where scenes change, so looking for cuts and for fades is left out.
 */
const x264 = '-c:v libx264 -preset veryfast -crf 21.3'.split(' ');
const x264Params = 'subme=1:me=dia:b-adapt=0:weightp=0:scenecut=0:analyse=i4x4,i8x8:rc-lookahead=10:open-gop=0';

const color = '-pix_fmt yuv420p -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ');

/** Everything between a raw file or pipe of frames and the muxer; the benchmark encodes with the same. */
export function encoding({ width, height, fps }: Pick<FrameEncoderOptions, 'width' | 'height' | 'fps'>): {
  readonly input: readonly string[];
  readonly output: readonly string[];
} {
  return {
    input: ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(fps)],
    output: [...x264, '-x264-params', x264Params, ...color, '-g', String(fps * 2)],
  };
}

/** Who made a file is written into it, as platforms that label generated media ask; players show it as its comment. */
export const provenance = ['-metadata', `comment=Made with ${brand.name}`];

/** Ticks of a second in the files: a whole number for every frame. */
export const timescaleOf = (fps: number): string => String(fps * 512);

/** The same encoded frames into files by parts and, if wanted, into a whole one; names are relative to the folder. */
function muxing({ parts, fps, pattern, whole }: FrameEncoderOptions): string[] {
  let frame = 0;
  const cuts = parts.slice(0, -1).map((count) => (frame += count));
  // A little early, since a time that falls on a frame may be rounded past it; some versions round to whole frames.
  const keys = cuts.map((cut) => ((cut - 0.25) / fps).toFixed(6)).join(',');
  const cutting = cuts.length > 0 ? { segment_frames: cuts.join(',') } : { segment_time: '100000' };
  const split = { f: 'segment', select: 'v', segment_format: 'mp4', reset_timestamps: '1', ...cutting };
  const outputs = [sink({ ...split, segment_format_options: `video_track_timescale=${timescaleOf(fps)}` }, pattern)];
  if (whole)
    outputs.push(
      sink({ f: 'mp4', video_track_timescale: timescaleOf(fps), movflags: '+faststart+write_colr' }, whole.name),
    );
  // What the muxers behind a tee cannot ask for themselves: parameters apart from frames, and times before the first.
  const asked = ['-flags:v', '+global_header', '-avoid_negative_ts', 'disabled'];
  return [...(cuts.length > 0 ? ['-force_key_frames', keys] : []), ...asked, '-f', 'tee', outputs.join('|')];
}

/** One output of a tee; no value holds anything that would need escaping. */
function sink(options: Readonly<Record<string, string>>, name: string): string {
  const list = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return `[${list.join(':')}]${name}`;
}

function argumentsOf(options: FrameEncoderOptions): string[] {
  const { input, output } = encoding(options);
  const frames = options.parts.reduce((sum, count) => sum + count, 0);
  // By itself it would hold eight frames of three megabytes before it encodes one.
  const queue = ['-thread_queue_size', '2'];
  const pictures = ['-v', 'error', '-y', ...queue, ...input, '-i', 'pipe:0'];
  const mapped = [...output, ...provenance, ...muxing(options)];
  const soundtrack = options.whole?.soundtrack;
  if (!soundtrack) return [...pictures, '-map', '0:v', ...mapped];
  const sound = ['-t', (frames / options.fps).toFixed(6), '-i', resolve(soundtrack)];
  return [...pictures, ...sound, '-map', '0:v', '-map', '1:a', '-c:a', 'copy', ...mapped];
}

export function createFrameEncoder(options: FrameEncoderOptions): FrameEncoder {
  const { child, done } = startFfmpeg(options.ffmpeg, argumentsOf(options), {
    cwd: options.folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    signal: options.signal,
  });
  const stdin = child.stdin as Writable;
  // The reason a pipe breaks is told by `done`; a second report would be an unhandled one.
  const broken: { reason?: unknown } = {};
  let wake: (() => void) | undefined;
  done.catch((error: unknown) => {
    broken.reason = error;
    wake?.();
  });
  stdin.on('error', () => wake?.());
  let pending = 0;

  return {
    async write(frame) {
      pending += 1;
      stdin.write(frame, () => {
        pending -= 1;
        wake?.();
      });
      // Lets the pipe drain: writes happen between frames, not after all of them.
      await new Promise((resolve) => setImmediate(resolve));
      while (pending > options.ahead && broken.reason === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (broken.reason !== undefined) throw broken.reason;
    },
    async finish() {
      stdin.end();
      await done;
    },
    abandon: () => void child.kill('SIGKILL'),
  };
}

import type { Readable } from 'node:stream';
import { sampleRate, type Stereo } from '@adwright/sound/stereo.ts';
import { demuxerOfFile } from '../ffmpeg/demuxer.ts';
import { FfmpegFailed, startFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { type SampleFile, openSamples, spread } from './sample-file.ts';

export type SoundPart = {
  readonly ffmpeg: string;
  readonly file: string;
  /** Seconds into the file, and how many are wanted at most: no more is decoded, however long the file claims to be. */
  readonly from: number;
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
};

/** Nothing we mix takes this long to decode; a file that does is made to. */
const patience = 60;

/** Any recording as 48 kHz stereo in memory. */
export async function decodeSound(part: SoundPart): Promise<Stereo> {
  const { stdout, done } = await startDecoding(part, 'pipe:1');
  const frames = Math.ceil(part.seconds * sampleRate);
  const sound = { left: new Float32Array(frames), right: new Float32Array(frames) };
  const [length] = await Promise.all([fill(sound, stdout), done]);
  return { left: sound.left.subarray(0, length), right: sound.right.subarray(0, length) };
}

/** The same in a file, which is read where it is heard: minutes of music are larger than all the rest of a video. */
export async function decodeSoundInto(samples: string, part: SoundPart): Promise<SampleFile> {
  const { done } = await startDecoding(part, samples);
  await done;
  return openSamples(samples);
}

/** Decoded by a process of its own, from that one file and nothing else. */
async function startDecoding({ ffmpeg, file, from, seconds, signal }: SoundPart, into: string) {
  const demuxer = await demuxerOfFile(file);
  if (!demuxer) throw new Error('a sound is not in a known format: WAV, MP3, AAC, M4A, OGG, FLAC, WebM or AIFF');
  const input = ['-protocol_whitelist', 'file', '-f', demuxer, '-ss', String(from), '-t', String(seconds), '-i', file];
  const output = ['-map', '0:a:0', '-vn', '-ac', '2', '-ar', String(sampleRate), '-f', 'f32le', into];
  const { child, done } = startFfmpeg(ffmpeg, ['-nostdin', '-v', 'error', ...input, ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    limitSeconds: patience,
  });
  const decoded = done.catch((error: unknown) => {
    throw error instanceof FfmpegFailed ? new Error(`a sound cannot be decoded: ${error.message}`) : error;
  });
  return { stdout: child.stdout as Readable, done: decoded };
}

/** Spreads interleaved samples over both channels as they come; chunks may end anywhere within a sample. */
async function fill(sound: Stereo, stream: AsyncIterable<Buffer>): Promise<number> {
  let rest: Buffer = Buffer.alloc(0);
  let at = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = Math.floor(bytes.length / 8);
    const count = Math.min(whole, sound.left.length - at);
    spread(new Float32Array(new Uint8Array(bytes.subarray(0, whole * 8)).buffer), sound, at, count);
    at += count;
    rest = bytes.subarray(whole * 8);
  }
  return at;
}

import type { MediaCall, MediaFacts } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { FfmpegFailed, readFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { MediaFaultError } from './media-fault.ts';

/** A container may describe what nobody can decode, or what is not there: one picture and a moment of sound tell. */
export async function proveDecodable(file: string, { video, audio }: MediaFacts, call: MediaCall): Promise<void> {
  const still = ['-map', '0:v:0', '-frames:v', '1', '-vf', 'scale=16:16', '-pix_fmt', 'gray', '-f', 'rawvideo'];
  const moment = ['-map', '0:a:0', '-t', '1', '-ac', '1', '-ar', '8000', '-f', 's16le'];
  if (video) await assertDecoded(file, still, 'pictures', call);
  if (audio) await assertDecoded(file, moment, 'sound', call);
}

async function assertDecoded(file: string, output: string[], what: string, { signal }: MediaCall): Promise<void> {
  let bytes = 0;
  const input = await safeInput(file);
  try {
    await readFfmpeg(findFfmpeg(), [...input, ...output], { signal, limitSeconds: patience.look }, (piece) => {
      bytes += piece.length;
    });
  } catch (error) {
    if (!(error instanceof FfmpegFailed)) throw error;
  }
  if (bytes === 0) throw new MediaFaultError('unreadable', `its ${what} cannot be decoded`);
}

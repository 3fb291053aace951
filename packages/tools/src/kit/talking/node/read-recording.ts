import { readFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { longestRecording } from '@adwright/contract/lip-sync/told.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import type { ToolContext } from '../../../tool.ts';

/** Quieter than this all through, there is nothing to move lips to. */
const faintest = 0.004;

/** What is heard in a recording, at the rate everything is measured at. Refuses what is too long or has nothing in it. */
export async function readRecording(
  path: string,
  { media, signal, temporaryFile }: Pick<ToolContext, 'media' | 'temporaryFile'> & { readonly signal?: AbortSignal },
): Promise<Float32Array> {
  const { audio, seconds } = await media.probe(path, { signal });
  if (!audio) throw new AppError('no_speech');
  if (seconds > longestRecording + 1) throw tooLong();
  const into = await temporaryFile('recording.wav');
  await media.extractAudio({ file: path, into, format: 'wav', seconds: longestRecording + 2 }, { signal });
  const { samples, rate } = readWav(await readFile(into));
  // Files that hold several recordings name the length of the first.
  if (samples.length / rate > longestRecording + 1) throw tooLong();
  if (isFaint(samples)) throw new AppError('no_speech');
  return samples;
}

export function isFaint(samples: Float32Array): boolean {
  let power = 0;
  for (const sample of samples) power += sample * sample;
  return Math.sqrt(power / Math.max(1, samples.length)) < faintest;
}

function tooLong(): AppError {
  return new AppError('media_over_seconds', { seconds: longestRecording });
}

import type { MediaCall } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';

type Mp3Order = { readonly file: string; readonly into: string };

/** A voice, small enough to be listened to before it is chosen. */
export async function encodeMp3({ file, into }: Mp3Order, { signal }: MediaCall): Promise<void> {
  const output = ['-ac', '1', '-b:a', '80k', '-f', 'mp3', into];
  await runFfmpeg(findFfmpeg(), [...(await safeInput(file)), ...output], { signal, limitSeconds: patience.look });
}

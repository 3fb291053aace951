import { decodeSound } from '@adwright/media/decode/decode-sound.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { encodeMp3 } from '@adwright/media/verbs/encode-mp3.ts';
import type { SoundCodec } from '@adwright/speech/sound-codec.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** ffmpeg for the voices and ears: looked for when it is first needed. */
export const ffmpegCodec: SoundCodec = {
  decode: ({ bytes }, { seconds, signal }) =>
    inFolder(async (folder) => {
      const file = join(folder, 'sound');
      await writeFile(file, bytes);
      return decodeSound({ ffmpeg: findFfmpeg(), file, from: 0, seconds, signal });
    }),
  encodeMp3: (wav, { signal } = {}) =>
    inFolder(async (folder) => {
      const [file, into] = [join(folder, 'voice.wav'), join(folder, 'voice.mp3')];
      await writeFile(file, wav);
      await encodeMp3({ file, into }, { signal });
      return readFile(into);
    }),
};

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-codec-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

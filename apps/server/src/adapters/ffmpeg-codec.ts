import { decodeSound } from '@adwright/renderer/audio/decode-sound.ts';
import { findFfmpeg, runFfmpeg } from '@adwright/renderer/video/ffmpeg.ts';
import type { SoundCodec } from '@adwright/speech/sound-codec.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The renderer's ffmpeg for the voices and ears: looked for when it is first needed. */
export const ffmpegCodec: SoundCodec = {
  decode: ({ bytes }, { seconds, signal }) =>
    inFolder(async (folder) => {
      const file = join(folder, 'sound');
      await writeFile(file, bytes);
      return decodeSound({ ffmpeg: findFfmpeg(), file, from: 0, seconds, ...(signal && { signal }) });
    }),
  encodeMp3: (wav, signal) =>
    inFolder(async (folder) => {
      const [from, to] = [join(folder, 'voice.wav'), join(folder, 'voice.mp3')];
      await writeFile(from, wav);
      await runFfmpeg(findFfmpeg(), ['-f', 'wav', '-i', from, '-ac', '1', '-b:a', '80k', '-f', 'mp3', to], signal);
      return readFile(to);
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

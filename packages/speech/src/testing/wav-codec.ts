import { sampleRate } from '@adwright/sound/stereo.ts';
import { readWav } from '../signal/read-wav.ts';
import { resample } from '../signal/resample.ts';
import type { SoundCodec } from '../sound-codec.ts';

/** Plain WAV files only, so that these tests need no ffmpeg. */
export const wavCodec: SoundCodec = {
  async decode({ bytes }, { seconds }) {
    const { samples, rate } = readWav(bytes);
    const mono = resample(samples.subarray(0, Math.round(seconds * rate)), rate, sampleRate);
    return { left: mono, right: mono };
  },
  encodeMp3: async (wav) => wav,
};

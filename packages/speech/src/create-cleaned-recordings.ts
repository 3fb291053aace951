import type { Listener } from '@adwright/domain/engines/transcription.ts';
import type { CleanedRecordings } from '@adwright/domain/voices/ports.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import type { SoundCodec } from './sound-codec.ts';

type Parts = { readonly listener: Pick<Listener, 'clean'>; readonly codec: SoundCodec };

/** A recording as it will be heard, small enough to be sent back. */
export function createCleanedRecordings({ listener, codec }: Parts): CleanedRecordings {
  return {
    async clean(sound, call) {
      const wav = encodeMonoWav(await listener.clean(sound, call), sampleRate);
      return { bytes: await codec.encodeMp3(wav, { signal: call.signal }), mime: 'audio/mpeg' };
    },
  };
}

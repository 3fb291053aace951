import type { Speaker } from '@adwright/domain/engines/speech.ts';
import type { SpokenLines } from '@adwright/domain/voices/ports.ts';
import type { SoundCodec } from './sound-codec.ts';

/** A line as a browser plays it: small, with the times of its words. */
export function createSpokenLines(parts: { readonly speaker: Speaker; readonly codec: SoundCodec }): SpokenLines {
  return {
    async speak(request, call) {
      const { file, seconds, words, phonemes, engine } = await parts.speaker.speak(request, call);
      const bytes = await parts.codec.encodeMp3(file.bytes, { signal: call.signal });
      return { file: { bytes, mime: 'audio/mpeg' }, seconds, words, phonemes, engine };
    },
  };
}

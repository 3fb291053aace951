import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import type { SpeechStudio } from '@adwright/domain/engines/transcription.ts';
import { syllables } from '@adwright/presenter/testing/syllables.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';

/** Says what a text spells, sound by sound. */
export const spellingVoice: SpeechStudio = {
  ...noSpeech,
  speaker: {
    ...noSpeech.speaker,
    async speak({ text }) {
      const { samples, sounds } = syllables(text, { before: 0, after: 0 });
      const file = { bytes: encodeMonoWav(samples, sampleRate), mime: 'audio/wav' };
      const seconds = samples.length / sampleRate;
      return { file, seconds, words: [], phonemes: sounds ?? [], visemes: [], engine: 'Speller' };
    },
  },
};

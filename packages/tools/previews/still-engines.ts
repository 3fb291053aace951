import type { Media } from '@adwright/domain/engines/media.ts';
import { noMedia } from '@adwright/domain/engines/testing/no-media.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import type { SpeechStudio } from '@adwright/domain/engines/transcription.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';

const perWord = 0.4;

/** Says everything without a sound, at an even pace: a still of a film is not heard. */
export const stillSpeech: SpeechStudio = {
  ...noSpeech,
  speaker: {
    ...noSpeech.speaker,
    async speak({ text }) {
      const words = text
        .split(/\s+/)
        .map((word, index) => ({ text: word, start: index * perWord, end: (index + 0.8) * perWord }));
      const silence = new Float32Array(Math.round(words.length * perWord * sampleRate));
      return {
        file: { bytes: encodeWav({ left: silence, right: silence }), mime: 'audio/wav' },
        seconds: words.length * perWord,
        words,
        phonemes: words.map(({ start, end }) => ({ ipa: 'm', start, end })),
        engine: '',
      } as unknown as Awaited<ReturnType<SpeechStudio['speaker']['speak']>>;
    },
  },
};

/** Films whose covers alone are kept are neither heard nor stamped. */
export const stillMedia: Media = {
  ...noMedia,
  loudness: async () => ({ integrated: -14, range: 0, truePeak: -2 }),
  stamp: async ({ file }) => ({ path: file, bytes: 0, mime: 'video/mp4' }),
};

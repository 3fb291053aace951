import type { SpeechStudio } from '@adwright/domain/engines/transcription.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';

const about = { gender: 'female', style: 'warm', age: null, accent: null, quality: 'neural', engine: 'Tone' } as const;

/** Voices that whistle: half a second for each word, at 1 kHz, so that a test can tell where they are heard. */
export const toneVoices: SpeechStudio = {
  ...noSpeech,
  speaker: {
    ...noSpeech.speaker,
    voices: async () =>
      ['de', 'es', 'ar'].map((language) => ({ id: `${language}-tone`, name: language, language, ...about })),
    async speak({ text, speed = 1 }) {
      const seconds = text.split(' ').length / 2 / speed;
      const length = Math.round(seconds * sampleRate);
      const wave = Float32Array.from({ length }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 1000 * i) / sampleRate));
      const file = { bytes: encodeMonoWav(wave, sampleRate), mime: 'audio/wav' };
      return { file, seconds, words: [], phonemes: [], visemes: [], engine: about.engine };
    },
  },
};

import type { SpeechStudio } from '../transcription.ts';

const never = (): never => {
  throw new Error('Not part of this test');
};

/** For tests of what must not speak or listen. */
export const noSpeech: SpeechStudio = {
  speaker: { voices: never, speak: never },
  listener: { transcribe: never, align: never, mouth: never },
};

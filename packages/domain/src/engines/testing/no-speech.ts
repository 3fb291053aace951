import type { SpeechStudio } from '../transcription.ts';

const never = (): never => {
  throw new Error('Not part of this test');
};

/** For tests of what must not speak or listen. It has no voices, which may be asked. */
export const noSpeech: SpeechStudio = {
  speaker: { voices: async () => [], speak: never },
  listener: { transcribe: never, align: never, mouth: never, clean: never, voiceSeconds: never },
};

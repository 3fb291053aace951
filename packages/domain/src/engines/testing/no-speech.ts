import type { SpeechStudio } from '../transcription.ts';

const never = (): never => {
  throw new Error('Not part of this test');
};

/** For tests of what must not speak or listen. It may be asked for its voices: it lists none, and knows all but `nobody`. */
export const noSpeech: SpeechStudio = {
  speaker: { voices: async () => [], knows: async (id) => id !== 'nobody', speak: never },
  listener: { transcribe: never, align: never, mouth: never, clean: never, voiceSeconds: never },
};

import type { Speaker } from '../engines/speech.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { ownPronunciations } from './own-pronunciations.ts';

/** The same voices, saying words as a person wants them said. */
export function speakerFor(speaker: Speaker, work: UnitOfWork, userId: string): Speaker {
  return {
    voices: () => speaker.voices(),
    knows: (voiceId) => speaker.knows(voiceId),
    async speak(request, call) {
      const own = await ownPronunciations({ work, speech: { speaker } }, { userId, ...request });
      return speaker.speak({ ...request, pronunciations: [...(request.pronunciations ?? []), ...own] }, call);
    },
  };
}

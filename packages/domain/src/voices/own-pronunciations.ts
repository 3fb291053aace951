import type { Pronunciation, Speaker } from '../engines/speech.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly speech: { readonly speaker: Pick<Speaker, 'voices'> } };
type Line = { readonly userId: string; readonly voiceId: string; readonly text: string };

/** So much longer a text may become: what a word is replaced by is said, and somebody pays for words by their number. */
const most = { share: 0.5, letters: 60 };

/** How a person wants the words of a line to be said by any voice of its language. */
export async function ownPronunciations(deps: Deps, { userId, voiceId, text }: Line): Promise<Pronunciation[]> {
  const voice = (await deps.speech.speaker.voices()).find(({ id }) => id === voiceId);
  if (!voice) return [];
  return heardIn(text, await deps.work.stores.voices.pronunciationsOf(userId, voice.language));
}

/** Only what concerns the line: whatever else is in the dictionary, a line that was said before is the same. */
export function heardIn(text: string, own: readonly Pronunciation[]): Pronunciation[] {
  const lower = text.toLowerCase();
  let room = text.length * most.share + most.letters;
  return own.filter(({ word, say }) => {
    const times = lower.split(word.toLowerCase()).length - 1;
    const longer = times * Math.max(0, say.length - word.length);
    if (times === 0 || longer > room) return false;
    room -= longer;
    return true;
  });
}

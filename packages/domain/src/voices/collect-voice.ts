import { AppError } from '@adwright/contract/errors.ts';
import type { CollectVoiceOutput } from '@adwright/contract/voice/voice.ts';
import type { Speaker } from '../engines/speech.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly speech: { readonly speaker: Pick<Speaker, 'voices'> } };

/** Toggles a favourite. One of an engine that is gone can still be let go of. */
export async function collectVoice(
  deps: Deps,
  request: { readonly userId: string; readonly voiceId: string },
): Promise<CollectVoiceOutput> {
  const { userId, voiceId } = request;
  const exists = (await deps.speech.speaker.voices()).some(({ id }) => id === voiceId);
  if (!exists && !(await deps.work.stores.voices.collectedBy(userId)).includes(voiceId))
    throw new AppError('voice_not_found');
  return { voice_id: voiceId, collected: await deps.work.stores.voices.toggle(userId, voiceId) };
}

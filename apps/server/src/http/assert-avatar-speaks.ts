import type { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { readAvatar } from '@adwright/domain/avatars/read-avatar.ts';
import { contract } from '@adwright/tools/avatar-video/contract.ts';
import type { Deps } from '../deps.ts';
import { assertHeard } from './routes/lip-sync.ts';

/** Before anything is held: somebody who is not the caller's to show, or a recording without a voice, costs nothing. */
export async function assertAvatarSpeaks(
  deps: Deps,
  input: AvatarVideoInput,
  { userId, signal }: { readonly userId: string; readonly signal: AbortSignal },
): Promise<void> {
  contract.check?.(input);
  await readAvatar(deps, { userId, ref: input.avatar });
  if (input.audio !== null) await assertHeard(deps, input.audio, { userId, signal });
}

import type { CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { type AvatarDeps, presentAvatars } from './present-avatar.ts';

export async function getCustomAvatar(
  deps: AvatarDeps,
  { userId, id }: { userId: string; id: string },
): Promise<CustomAvatar> {
  const found = await deps.work.stores.avatars.ofUser(userId, id);
  const [shown] = found ? await presentAvatars(deps, userId, [found]) : [];
  if (!shown) throw new AppError('avatar_not_found');
  return shown;
}

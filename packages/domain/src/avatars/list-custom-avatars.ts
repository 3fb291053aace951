import type { CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import type { PageQuery } from '@adwright/contract/paging.ts';
import { type AvatarDeps, presentAvatars } from './present-avatar.ts';

export async function listCustomAvatars(
  deps: AvatarDeps,
  { userId, query }: { userId: string; query: PageQuery },
): Promise<{ list: CustomAvatar[]; total: number; page: number; page_size: number }> {
  const { list, total } = await deps.work.stores.avatars.list(userId, query);
  const { page, page_size } = query;
  return { list: await presentAvatars(deps, userId, list), total, page, page_size };
}

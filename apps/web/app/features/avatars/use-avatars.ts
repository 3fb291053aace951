import type { AvatarPhoto, CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverCache } from '../../server-cache/server-cache.ts';
import { type ShownList, usePagedList } from '../../server-cache/use-paged-list.ts';
import { api } from '../../session/api.ts';
import { runEvents } from '../../session/live-run-events.ts';
import { useSession } from '../../session/session.ts';

const PAGE_SIZE = 24;

export function useCustomAvatars(): ShownList<CustomAvatar> {
  return usePagedList<CustomAvatar>({
    key: ['avatars', 'own', useSession().user_info?.user_id],
    pageSize: PAGE_SIZE,
    fetchPage: (page) => api.call('avatarCustomList', { page, page_size: PAGE_SIZE }, { quiet: true }),
  });
}

/** The newest first; what is being made is followed until it is there. */
export function useAvatarPhotos(): ShownList<AvatarPhoto> {
  const shown = usePagedList<AvatarPhoto>({
    key: ['avatars', 'photos', useSession().user_info?.user_id],
    pageSize: PAGE_SIZE,
    fetchPage: (page) => api.call('avatarPhotoList', { page, page_size: PAGE_SIZE }, { quiet: true }),
  });
  const isMaking = shown.pages?.list.some(isUnfinished) ?? false;
  useEffect(() => {
    if (!isMaking) return undefined;
    return runEvents.subscribe({
      onEvent: ({ tool }) => void (tool === avatarPhotoTool && refreshAvatars()),
      poll: refreshAvatars,
    });
  }, [isMaking]);
  return shown;
}

/** How many photos the plan still has this month; null until it is known. */
export function usePhotosLeft() {
  const userId = useSession().user_info?.user_id;
  const queryFn = userId === undefined ? skipToken : () => api.call('userAvatarPhotoRemain', {}, { quiet: true });
  return useQuery({ queryKey: ['avatars', 'remain', userId], queryFn }, serverCache).data ?? null;
}

export async function refreshAvatars(): Promise<void> {
  await serverCache.invalidateQueries({ queryKey: ['avatars'] });
}

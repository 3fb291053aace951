import type { BrandKit, BrandKitList } from '@adwright/contract/brand-kit/brand-kit.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../session/api.ts';
import { session, useSession } from '../session/session.ts';
import { serverCache } from './server-cache.ts';

const keyOf = (userId: string | undefined) => ['brand-kits', userId] as const;

type BrandKits = {
  /** Null until they are known, and for a visitor. */
  readonly list: readonly BrandKit[] | null;
  readonly failed: boolean;
  readonly refetch: () => void;
};

export function useBrandKits(): BrandKits {
  const userId = useSession().user_info?.user_id;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keyOf(userId),
      queryFn: userId === undefined ? skipToken : () => api.call('brandKitList', {}, { quiet: true }),
    },
    serverCache,
  );
  return { list: data?.list ?? null, failed: isError, refetch: () => void refetch() };
}

/** Shown at once; the server's answer has the last word. */
export async function chooseBrandKit(id: string | null): Promise<void> {
  const queryKey = keyOf(session.get().user_info?.user_id);
  serverCache.setQueryData<BrandKitList>(
    queryKey,
    (before) => before && { list: before.list.map((kit) => ({ ...kit, chosen: kit.id === id })) },
  );
  try {
    serverCache.setQueryData(queryKey, await api.call('brandKitChoose', { id }));
  } catch {
    // The client has said why.
    await refreshBrandKits();
  }
}

export async function refreshBrandKits(): Promise<void> {
  await serverCache.invalidateQueries({ queryKey: ['brand-kits'] });
}

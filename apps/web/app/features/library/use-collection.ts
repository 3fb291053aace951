import type { MoveAdsInput, NoteAdInput, SaveAdInput, SavedAd } from '@adwright/contract/collection/collection.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { type ShownList, usePagedList } from '../../server-cache/use-paged-list.ts';
import { api } from '../../session/api.ts';
import { noteRemoved } from './saved-now.ts';

const pageSize = 60;

export type SavedFilter = {
  readonly keyword?: string;
  readonly folder?: string;
  readonly tag?: string;
  readonly platform?: string;
};

/** The person's folders with how much is in each, and the tags in use. */
export function useFolders() {
  const { data } = useQuery(
    { queryKey: ['saved-ads', 'folders'], queryFn: () => api.call('adFolderList', {}, { quiet: true }) },
    serverCache,
  );
  return data;
}

export function useSavedAds(filter: SavedFilter): ShownList<SavedAd> {
  return usePagedList<SavedAd>({
    key: ['saved-ads', 'list', filter],
    pageSize,
    fetchPage: (page) =>
      api.call('savedAdSearch', { ...filter, page: String(page), page_size: String(pageSize) } as object, {
        quiet: true,
      }),
  });
}

/** Which folders there are and how much is in each is the server's to say. */
async function changed(): Promise<void> {
  await serverCache.invalidateQueries({ queryKey: ['saved-ads'] });
}

/** Each answers whether it was done; what went wrong has been said. */
const done = <Data>(asked: Promise<Data>): Promise<Data | null> =>
  asked.then(
    async (data) => {
      await changed();
      return data;
    },
    () => null,
  );

export const collection = {
  save: (order: Partial<SaveAdInput>) => done(api.call('savedAdSave', order)),
  move: (order: MoveAdsInput) => done(api.call('savedAdMove', order)),
  note: (order: NoteAdInput) => done(api.call('savedAdNote', order)),
  async remove(ids: readonly string[]) {
    const gone = await done(api.call('savedAdDelete', { ids: [...ids] }));
    if (gone !== null) noteRemoved(gone.ids);
    return gone;
  },
  addFolder: (name: string) => done(api.call('adFolderAdd', { name })),
  deleteFolder: (id: string) => done(api.call('adFolderDelete', { id })),
  share: (id: string) => done(api.call('adFolderShare', { id })),
  unshare: (id: string) => done(api.call('adFolderUnshare', { id })),
};

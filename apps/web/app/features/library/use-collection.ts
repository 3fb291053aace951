import {
  mostAtOnce,
  type NoteAdInput,
  type SaveAdInput,
  type SavedAd,
} from '@adwright/contract/collection/collection.ts';
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

/** One part after the other: a call takes only so many. */
async function inParts(
  ids: readonly string[],
  change: (part: string[]) => Promise<{ ids: string[] }>,
): Promise<{ ids: string[] }> {
  const changed: string[] = [];
  for (let start = 0; start < ids.length; start += mostAtOnce)
    changed.push(...(await change(ids.slice(start, start + mostAtOnce))).ids);
  return { ids: changed };
}

/** All that a filter finds, not only what was scrolled to; null when the server did not say. */
export async function everySavedAd(filter: SavedFilter): Promise<SavedAd[] | null> {
  const found: SavedAd[] = [];
  for (let page = 1; ; page += 1) {
    const order = { ...filter, page: String(page), page_size: String(mostAtOnce) };
    const part = await api.call('savedAdSearch', order as object).catch(() => null);
    if (part === null) return null;
    found.push(...part.list);
    if (part.list.length < mostAtOnce) return found;
  }
}

export const collection = {
  save: (order: Partial<SaveAdInput>) => done(api.call('savedAdSave', order)),
  move: (ids: readonly string[], folderId: string | null) =>
    done(inParts(ids, (part) => api.call('savedAdMove', { ids: part, folder_id: folderId }))),
  note: (order: NoteAdInput) => done(api.call('savedAdNote', order)),
  async remove(ids: readonly string[]) {
    const gone = await done(inParts(ids, (part) => api.call('savedAdDelete', { ids: part })));
    if (gone !== null) noteRemoved(gone.ids);
    return gone;
  },
  addFolder: (name: string) => done(api.call('adFolderAdd', { name })),
  renameFolder: (id: string, name: string) => done(api.call('adFolderRename', { id, name })),
  deleteFolder: (id: string) => done(api.call('adFolderDelete', { id })),
  share: (id: string) => done(api.call('adFolderShare', { id })),
  unshare: (id: string) => done(api.call('adFolderUnshare', { id })),
};

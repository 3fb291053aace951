import type { LibraryAd, LibraryChange } from '@adwright/contract/library/library.ts';
import { LibraryQuery } from '@adwright/contract/library/search.ts';
import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import type { AdLife, Library } from '../library/ports.ts';

/** More of one brand than anybody reads. */
const mostAds = 500;

export type ObservedAd = LibraryAd & Omit<AdLife, 'history'> & { readonly history: LibraryChange[] };

/** What the library has of a follow, the newest first: nothing is kept of it, so it is as new as the library. */
export async function observeFollow(
  library: Library,
  query: FollowQuery,
): Promise<{ ads: ObservedAd[]; total: number; isFloor: boolean }> {
  const asked = LibraryQuery.parse({ ...query, facets: 'false' });
  const order = { ...asked, sort: 'newest', after: null, page_size: mostAds } as const;
  const found = await library.search(order);
  // A search falls back to ads with some of the words; nobody followed those.
  const { list, total, total_is_floor } = found.partial ? { list: [], total: 0, total_is_floor: false } : found;
  const lives = await library.lives(list.map(({ id }) => id));
  const ads = list.flatMap((ad) => {
    const life = lives.get(ad.id);
    return life === undefined ? [] : [{ ...ad, ...life, history: [...life.history] }];
  });
  return { ads, total, isFloor: total_is_floor || total > ads.length };
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

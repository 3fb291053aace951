import type { SavedAd, SavedAdQuery } from '@adwright/contract/collection/collection.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentSavedAd } from './present-saved-ad.ts';
import type { Signing } from './stored-media.ts';

export async function searchSavedAds(
  deps: Signing & { readonly work: UnitOfWork },
  { userId, query }: { userId: string; query: SavedAdQuery },
): Promise<{ list: SavedAd[]; total: number; page: number; page_size: number }> {
  const { list, total } = await deps.work.stores.collection.search(userId, query);
  return { list: list.map((one) => presentSavedAd(one, deps)), total, page: query.page, page_size: query.page_size };
}

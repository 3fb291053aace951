import { mostSavedAds, type SaveAdInput, type SavedAd } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { getLibraryAd } from '../library/get-library-ad.ts';
import type { Library } from '../library/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { assertFolder } from './assert-folder.ts';
import { presentSavedAd } from './present-saved-ad.ts';

/** Keeps the ad as it is now. Saving it again changes where it lies and what is written on it. */
export async function saveAd(
  deps: { readonly work: UnitOfWork; readonly library: Library },
  { userId, order }: { userId: string; order: SaveAdInput },
): Promise<SavedAd> {
  const { history: _history, ...ad } = await getLibraryAd(deps, order.ad_id);
  await assertFolder(deps, userId, order.folder_id);
  const saved = { folderId: order.folder_id, tags: order.tags, note: order.note, ad };
  const made = await deps.work.stores.collection.save(userId, saved, mostSavedAds);
  if (made === null) throw new AppError('collection_full', { limit: mostSavedAds });
  return presentSavedAd(made);
}

import { AppError } from '@adwright/contract/errors.ts';
import { mostSavedSearches, type SavedSearch, type SavedSearchInput } from '@adwright/contract/library/saved-search.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { presentSearch } from './present-search.ts';

export async function saveSearch(
  deps: { readonly work: UnitOfWork },
  { userId, search }: { userId: string; search: SavedSearchInput },
): Promise<SavedSearch> {
  const saved = await deps.work.stores.savedSearches.save(userId, search, mostSavedSearches);
  if (saved === null) throw new AppError('searches_full', { limit: mostSavedSearches });
  return presentSearch(saved);
}

import type { SavedSearch } from '@adwright/contract/library/saved-search.ts';
import type { SavedSearchRecord } from './ports.ts';

export function presentSearch({ id, name, find, createdAt }: SavedSearchRecord): SavedSearch {
  return { id, name, find, created_at: createdAt.toISOString() };
}

import type { SavedSearchInput } from '@adwright/contract/library/saved-search.ts';

export type SavedSearchRecord = SavedSearchInput & { readonly id: string; readonly createdAt: Date };

export type SavedSearchStore = {
  /** The same search again takes the new name. Null when the person has as many as `most` already. */
  save(userId: string, search: SavedSearchInput, most: number): Promise<SavedSearchRecord | null>;
  /** By name. */
  list(userId: string): Promise<SavedSearchRecord[]>;
  remove(userId: string, id: string): Promise<boolean>;
};

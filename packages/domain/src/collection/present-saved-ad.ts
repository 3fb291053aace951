import type { AdFolder, SavedAd } from '@adwright/contract/collection/collection.ts';
import type { AdFolderRecord, SavedAdRecord } from './ports.ts';

export function presentSavedAd({ id, folderId, tags, note, savedAt, ad }: SavedAdRecord): SavedAd {
  return { id, folder_id: folderId, tags: [...tags], note, saved_at: savedAt.toISOString(), ad };
}

export function presentFolder({ id, name, ads, createdAt }: AdFolderRecord): AdFolder {
  return { id, name, ads, created_at: createdAt.toISOString() };
}

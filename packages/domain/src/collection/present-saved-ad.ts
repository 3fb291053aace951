import type { AdFolder, SavedAd } from '@adwright/contract/collection/collection.ts';
import type { AdFolderRecord, SavedAdRecord } from './ports.ts';
import { type Signing, withLinks } from './stored-media.ts';

export function presentSavedAd({ id, folderId, tags, note, savedAt, ad }: SavedAdRecord, { links }: Signing): SavedAd {
  const { found = null, ...shown } = ad;
  return {
    id,
    folder_id: folderId,
    tags: [...tags],
    note,
    saved_at: savedAt.toISOString(),
    found,
    ad: withLinks(shown, (file) => links.sign(file)),
  };
}

/** Where the public page of a shared folder stands. */
export function boardPath(token: string): string {
  return `/board/${token}`;
}

export function presentFolder({ id, name, ads, shareToken, createdAt }: AdFolderRecord): AdFolder {
  return {
    id,
    name,
    ads,
    share_path: shareToken === null ? null : boardPath(shareToken),
    created_at: createdAt.toISOString(),
  };
}

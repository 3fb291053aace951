import type { SavedAd, SavedAdQuery } from '@adwright/contract/collection/collection.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';

/** An ad as it was saved. Its own files are named as `stored-media.ts` says. */
export type KeptAd = LibraryAd & { readonly found?: SavedAd['found'] };

export type SavedAdRecord = {
  readonly id: string;
  readonly folderId: string | null;
  readonly tags: readonly string[];
  readonly note: string;
  readonly savedAt: Date;
  readonly ad: KeptAd;
};

export type AdFolderRecord = {
  readonly id: string;
  readonly name: string;
  readonly ads: number;
  readonly shareToken: string | null;
  readonly createdAt: Date;
};

export type CollectionStore = {
  /** Null when the person has as many as `most` already. One that is saved already is changed instead. */
  save(
    userId: string,
    saved: Pick<SavedAdRecord, 'folderId' | 'tags' | 'note' | 'ad'>,
    most: number,
  ): Promise<SavedAdRecord | null>;
  /** By the id of the ad, not of where it is kept. */
  findAd(userId: string, adId: string): Promise<SavedAdRecord | null>;
  search(userId: string, query: SavedAdQuery): Promise<{ list: SavedAdRecord[]; total: number }>;
  /** Null when the person has saved no such ad. */
  change(
    userId: string,
    id: string,
    change: Partial<Pick<SavedAdRecord, 'note' | 'tags'>>,
  ): Promise<SavedAdRecord | null>;
  /** Answers those of them that the person had. */
  move(userId: string, ids: readonly string[], folderId: string | null): Promise<string[]>;
  remove(userId: string, ids: readonly string[]): Promise<string[]>;
  /** Null when the person has as many as `most` already. */
  addFolder(userId: string, name: string, most: number): Promise<AdFolderRecord | null>;
  hasFolder(userId: string, id: string): Promise<boolean>;
  /** By name, with all tags in use and how many ads are saved in all. */
  folders(userId: string): Promise<{ list: AdFolderRecord[]; ads: number; tags: string[] }>;
  /** Null when the person has no such folder. */
  renameFolder(userId: string, id: string, name: string): Promise<AdFolderRecord | null>;
  /** For good; its ads stay and are in none from then on. */
  removeFolder(userId: string, id: string): Promise<boolean>;
  /** Null when the person has no such folder. The one it has already stays when it is given another. */
  shareFolder(userId: string, id: string, token: string | null): Promise<AdFolderRecord | null>;
  /** Whose folder it is; null when nothing is shared under this token. */
  folderShared(token: string): Promise<(AdFolderRecord & { readonly userId: string }) | null>;
  /** Whether this file belongs to an ad in the folder that is shared under the token. */
  isSharedFile(token: string, file: { readonly id: string; readonly userId: string }): Promise<boolean>;
};

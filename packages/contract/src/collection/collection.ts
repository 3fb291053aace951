import { z } from 'zod';
import { LibraryAd, LibraryFormat, LibraryPlatform } from '../library/library.ts';
import { PageQuery } from '../paging.ts';

/** More than anybody can tell apart in a list; the list therefore needs no pages. */
export const mostFolders = 200;
/** Together with their snapshots a few megabytes. */
export const mostSavedAds = 5000;

const Name = z.string().trim().min(1).max(80);
const Note = z.string().trim().max(2000);
const Tags = z.array(z.string().trim().min(1).max(40)).max(20);

export const AdFolder = z.object({
  id: z.string(),
  name: z.string(),
  /** How many saved ads are in it. */
  ads: z.number().int(),
  created_at: z.iso.datetime(),
});
export type AdFolder = z.infer<typeof AdFolder>;

export const AdFolderList = z.object({
  list: z.array(AdFolder),
  /** All that the person has saved, in folders or not. */
  ads: z.number().int(),
  tags: z.array(z.string()),
});

export const AdFolderInput = z.object({ name: Name });
export const AdFolderId = z.object({ id: z.uuid() });

/** An ad as it was when it was saved: it stays, whatever becomes of the library. */
export const SavedAd = z.object({
  id: z.string(),
  folder_id: z.string().nullable(),
  tags: z.array(z.string()),
  note: z.string(),
  saved_at: z.iso.datetime(),
  ad: LibraryAd,
});
export type SavedAd = z.infer<typeof SavedAd>;

export const SavedAdQuery = PageQuery.extend({
  /** A folder’s id, or `none` for ads that are in no folder. */
  folder: z.union([z.uuid(), z.literal('none')]).optional(),
  platform: LibraryPlatform.optional(),
  type: LibraryFormat.optional(),
  tag: z.string().trim().min(1).max(40).optional(),
});
export type SavedAdQuery = z.infer<typeof SavedAdQuery>;

export const SaveAdInput = z.object({
  /** An ad of the library. */
  ad_id: z.uuid(),
  folder_id: z.uuid().nullable().default(null),
  tags: Tags.default([]),
  note: Note.default(''),
});
export type SaveAdInput = z.infer<typeof SaveAdInput>;

const Ids = z.array(z.uuid()).min(1).max(100);

export const DeleteAdsInput = z.object({ ids: Ids });
export const MoveAdsInput = z.object({ ids: Ids, folder_id: z.uuid().nullable() });
export type MoveAdsInput = z.infer<typeof MoveAdsInput>;

/** Only what is sent changes. */
export const NoteAdInput = z.object({ id: z.uuid(), note: Note.optional(), tags: Tags.optional() });
export type NoteAdInput = z.infer<typeof NoteAdInput>;

export const ChangedAds = z.object({ ids: z.array(z.string()) });

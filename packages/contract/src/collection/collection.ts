import { z } from 'zod';
import { LibraryAd, LibraryFormat, LibraryPlatform } from '../library/library.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { CapturedAd } from './captured-ad.ts';

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
  /** Where everybody with the link sees what is in it; null while it is private. */
  share_path: z.string().nullable(),
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
export const AdFolderRename = AdFolderId.extend({ name: Name });

/** An ad as it was when it was saved: it stays, whatever becomes of the library. */
export const SavedAd = z.object({
  id: z.string(),
  folder_id: z.string().nullable(),
  tags: z.array(z.string()),
  note: z.string(),
  saved_at: z.iso.datetime(),
  /** What it is called where it was found, and on which page; null for ads of the library. */
  found: z.object({ key: z.string(), page_url: z.string().nullable() }).nullable(),
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

export const SaveAdInput = z
  .object({
    /** An ad of the library. */
    ad_id: z.uuid().optional(),
    /** Or one that the person met elsewhere. */
    captured: CapturedAd.optional(),
    folder_id: z.uuid().nullable().default(null),
    tags: Tags.default([]),
    note: Note.default(''),
  })
  .refine(({ ad_id, captured }) => (ad_id === undefined) !== (captured === undefined), {
    path: ['ad_id'],
    message: 'either this or `captured`',
  });
export type SaveAdInput = z.infer<typeof SaveAdInput>;

/** What one call changes; who means more asks again. */
export const mostAtOnce = 100;
const Ids = z.array(z.uuid()).min(1).max(mostAtOnce);

export const DeleteAdsInput = z.object({ ids: Ids });
export const MoveAdsInput = z.object({ ids: Ids, folder_id: z.uuid().nullable() });
export type MoveAdsInput = z.infer<typeof MoveAdsInput>;

/** Only what is sent changes. */
export const NoteAdInput = z.object({ id: z.uuid(), note: Note.optional(), tags: Tags.optional() });
export type NoteAdInput = z.infer<typeof NoteAdInput>;

export const ChangedAds = z.object({ ids: z.array(z.string()) });

/** All of the collection, or one folder (`none`: what is in no folder). */
export const ExportAdsInput = z.strictObject({ folder: z.union([z.uuid(), z.literal('none')]).optional() });
export const ExportAds = z.object({ url: z.string() });

export const SharedBoardQuery = PageQuery.omit({ keyword: true, sort: true }).extend({
  token: z.string().min(1).max(100),
});
/** What everybody with the link sees: the ads, and nothing that their collector wrote on them or is called. */
export const SharedBoard = pageOf(LibraryAd).extend({ name: z.string() });
export type SharedBoard = z.infer<typeof SharedBoard>;

/** What the signed-in site hands to the browser extension, this once. */
export const ExtensionKey = z.object({ key: z.string() });
export type ExtensionKey = z.infer<typeof ExtensionKey>;

import type { CallSchemas } from '../call-schemas.ts';
import { Nothing } from '../nothing.ts';
import { pageOf } from '../paging.ts';
import type { collectionCalls } from './calls.ts';
import {
  AdFolder,
  AdFolderId,
  AdFolderInput,
  AdFolderList,
  ChangedAds,
  DeleteAdsInput,
  MoveAdsInput,
  NoteAdInput,
  SaveAdInput,
  SavedAd,
  SavedAdQuery,
} from './collection.ts';

export const collectionSchemas = {
  savedAdSearch: { input: SavedAdQuery, output: pageOf(SavedAd) },
  savedAdSave: { input: SaveAdInput, output: SavedAd },
  savedAdMove: { input: MoveAdsInput, output: ChangedAds },
  savedAdNote: { input: NoteAdInput, output: SavedAd },
  savedAdDelete: { input: DeleteAdsInput, output: ChangedAds },
  adFolderList: { input: Nothing, output: AdFolderList },
  adFolderAdd: { input: AdFolderInput, output: AdFolder },
  adFolderDelete: { input: AdFolderId, output: Nothing },
} as const satisfies CallSchemas<typeof collectionCalls>;

import type { CallSchemas } from '../call-schemas.ts';
import { NoInput, Nothing } from '../nothing.ts';
import { pageOf } from '../paging.ts';
import type { collectionCalls } from './calls.ts';
import { AdImport, ImportAdsId, ImportAdsInput } from './import-ads.ts';
import {
  AdFolder,
  AdFolderId,
  AdFolderInput,
  AdFolderList,
  AdFolderRename,
  ChangedAds,
  DeleteAdsInput,
  ExportAds,
  ExportAdsInput,
  ExtensionKey,
  MoveAdsInput,
  NoteAdInput,
  SaveAdInput,
  SavedAd,
  SavedAdQuery,
  SharedBoard,
  SharedBoardQuery,
} from './collection.ts';

export const collectionSchemas = {
  savedAdSearch: { input: SavedAdQuery, output: pageOf(SavedAd) },
  savedAdSave: { input: SaveAdInput, output: SavedAd },
  savedAdMove: { input: MoveAdsInput, output: ChangedAds },
  savedAdNote: { input: NoteAdInput, output: SavedAd },
  savedAdDelete: { input: DeleteAdsInput, output: ChangedAds },
  adFolderList: { input: Nothing, output: AdFolderList },
  adFolderAdd: { input: AdFolderInput, output: AdFolder },
  adFolderRename: { input: AdFolderRename, output: AdFolder },
  adFolderDelete: { input: AdFolderId, output: Nothing },
  adFolderShare: { input: AdFolderId, output: AdFolder },
  adFolderUnshare: { input: AdFolderId, output: AdFolder },
  sharedBoard: { input: SharedBoardQuery, output: SharedBoard },
  savedAdExport: { input: ExportAdsInput, output: ExportAds },
  savedAdImport: { input: ImportAdsInput, output: AdImport },
  savedAdImportState: { input: ImportAdsId, output: AdImport },
  extensionConnect: { input: NoInput, output: ExtensionKey },
  extensionDisconnect: { input: NoInput, output: Nothing },
} as const satisfies CallSchemas<typeof collectionCalls>;

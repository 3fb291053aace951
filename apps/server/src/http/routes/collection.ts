import { addFolder } from '@adwright/domain/collection/add-folder.ts';
import { deleteFolder } from '@adwright/domain/collection/delete-folder.ts';
import { listFolders } from '@adwright/domain/collection/list-folders.ts';
import { moveAds } from '@adwright/domain/collection/move-ads.ts';
import { noteAd } from '@adwright/domain/collection/note-ad.ts';
import { saveAd } from '@adwright/domain/collection/save-ad.ts';
import { searchSavedAds } from '@adwright/domain/collection/search-saved-ads.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function collectionRoutes(api: Api, deps: Deps): void {
  api.implement('savedAdSearch', ({ input, caller }) => searchSavedAds(deps, { userId: caller.userId, query: input }));
  api.implement('savedAdSave', ({ input, caller }) => saveAd(deps, { userId: caller.userId, order: input }));
  api.implement('savedAdMove', ({ input, caller }) => moveAds(deps, { userId: caller.userId, order: input }));
  api.implement('savedAdNote', ({ input, caller }) => noteAd(deps, { userId: caller.userId, order: input }));
  api.implement('savedAdDelete', async ({ input, caller }) => ({
    ids: await deps.work.stores.collection.remove(caller.userId, input.ids),
  }));
  api.implement('adFolderList', ({ caller }) => listFolders(deps, caller.userId));
  api.implement('adFolderAdd', ({ input, caller }) => addFolder(deps, { userId: caller.userId, name: input.name }));
  api.implement('adFolderDelete', async ({ input, caller }) => {
    await deleteFolder(deps, { userId: caller.userId, id: input.id });
    return {};
  });
}

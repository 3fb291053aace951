import { mostSavedAds } from '@adwright/contract/collection/collection.ts';
import type { ErrorCode } from '@adwright/contract/errors.ts';
import { addFolder } from '@adwright/domain/collection/add-folder.ts';
import { deleteFolder } from '@adwright/domain/collection/delete-folder.ts';
import { listFolders } from '@adwright/domain/collection/list-folders.ts';
import { moveAds } from '@adwright/domain/collection/move-ads.ts';
import { noteAd } from '@adwright/domain/collection/note-ad.ts';
import { renameFolder } from '@adwright/domain/collection/rename-folder.ts';
import { saveAd } from '@adwright/domain/collection/save-ad.ts';
import { searchSavedAds } from '@adwright/domain/collection/search-saved-ads.ts';
import { connectExtension, disconnectExtension } from '@adwright/domain/collection/connect-extension.ts';
import type { ImportState } from '@adwright/domain/collection/imports/ports.ts';
import { importState, requestImport } from '@adwright/domain/collection/imports/request-import.ts';
import { openBoard } from '@adwright/domain/collection/open-board.ts';
import { shareFolder, unshareFolder } from '@adwright/domain/collection/share-folder.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function collectionRoutes(api: Api, deps: Deps): void {
  api.implement('savedAdSearch', ({ input, caller }) => searchSavedAds(deps, { userId: caller.userId, query: input }));
  api.implement('savedAdSave', async ({ input, caller, signal, count }) => {
    // Each picture that is not the person's own yet makes this server ask another one.
    for (const one of input.captured?.media ?? []) if ('picture_url' in one) await count('read_row');
    const fetchPicture = async (url: string, options: { signal: AbortSignal }): Promise<Uint8Array> =>
      (await deps.pages.fetchPicture(url, options)).bytes;
    return saveAd({ ...deps, fetchPicture }, { userId: caller.userId, order: input, signal });
  });
  api.implement('savedAdMove', ({ input, caller }) => moveAds(deps, { userId: caller.userId, order: input }));
  api.implement('savedAdNote', ({ input, caller }) => noteAd(deps, { userId: caller.userId, order: input }));
  api.implement('savedAdDelete', async ({ input, caller }) => ({
    ids: await deps.work.stores.collection.remove(caller.userId, input.ids),
  }));
  api.implement('adFolderList', ({ caller }) => listFolders(deps, caller.userId));
  api.implement('adFolderAdd', ({ input, caller }) => addFolder(deps, { userId: caller.userId, name: input.name }));
  api.implement('adFolderRename', ({ input, caller }) => renameFolder(deps, { userId: caller.userId, ...input }));
  api.implement('adFolderDelete', async ({ input, caller }) => {
    await deleteFolder(deps, { userId: caller.userId, id: input.id });
    return {};
  });
  api.implement('adFolderShare', ({ input, caller }) => shareFolder(deps, { userId: caller.userId, id: input.id }));
  api.implement('adFolderUnshare', ({ input, caller }) => unshareFolder(deps, { userId: caller.userId, id: input.id }));
  api.implement('sharedBoard', ({ input }) => openBoard(deps, input));
  api.implement('savedAdImport', async ({ input, caller: { userId }, locale }) =>
    presentImport(input.import_id, await requestImport(deps, { userId, order: input }), locale),
  );
  api.implement('savedAdImportState', async ({ input: { import_id: importId }, caller: { userId }, locale }) =>
    presentImport(importId, await importState(deps, { userId, importId }), locale),
  );
  api.implement('extensionConnect', ({ caller: { userId }, device }) => connectExtension(deps, { userId, device }));
  api.implement('extensionDisconnect', async ({ caller: { userId, tokenHash }, device }) => {
    await disconnectExtension(deps, { userId, tokenHash, device });
    return {};
  });
}

async function presentImport(import_id: string, { problems, ...counts }: ImportState, locale: LocaleCode) {
  const words = new Map<ErrorCode, Promise<string>>();
  const wordsOf = (code: ErrorCode): Promise<string> => {
    const known = words.get(code) ?? errorMessage(locale, code, { limit: mostSavedAds });
    words.set(code, known);
    return known;
  };
  const told = problems.map(async ({ line, code }) => ({ line, error: code, message: await wordsOf(code) }));
  return { import_id, ...counts, problems: await Promise.all(told) };
}

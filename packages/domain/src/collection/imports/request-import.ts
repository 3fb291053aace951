import { mostSavedAds } from '@adwright/contract/collection/collection.ts';
import type { ImportAdsInput } from '@adwright/contract/collection/import-ads.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { assertFolder } from '../assert-folder.ts';
import type { ImportState } from './ports.ts';

type Deps = { readonly work: UnitOfWork };

/** Puts rows of a file in line for the collection. */
export async function requestImport(
  deps: Deps,
  { userId, order }: { userId: string; order: ImportAdsInput },
): Promise<ImportState> {
  await assertFolder(deps, userId, order.folder_id);
  const { adImports } = deps.work.stores;
  if (!(await adImports.add(userId, order, mostSavedAds)))
    throw new AppError('collection_full', { limit: mostSavedAds });
  return importState(deps, { userId, importId: order.import_id });
}

export async function importState(
  deps: Deps,
  { userId, importId }: { userId: string; importId: string },
): Promise<ImportState> {
  const state = await deps.work.stores.adImports.state(userId, importId);
  if (state === null) throw new AppError('not_found');
  return state;
}

import type { MoveAdsInput } from '@adwright/contract/collection/collection.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { assertFolder } from './assert-folder.ts';

export async function moveAds(
  deps: { readonly work: UnitOfWork },
  { userId, order }: { userId: string; order: MoveAdsInput },
): Promise<{ ids: string[] }> {
  await assertFolder(deps, userId, order.folder_id);
  return { ids: await deps.work.stores.collection.move(userId, order.ids, order.folder_id) };
}

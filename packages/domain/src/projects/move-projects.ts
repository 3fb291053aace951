import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { changeAll } from './change-all.ts';

/** Into one of the person's campaigns, or out of any. */
export async function moveProjects(
  deps: { readonly work: UnitOfWork },
  { userId, ids, campaignId }: { userId: string; ids: readonly string[]; campaignId: string | null },
): Promise<void> {
  await deps.work.transact(async (stores) => {
    if (campaignId !== null && (await stores.campaigns.ofUser(userId, campaignId)) === null)
      throw new AppError('not_found');
    await changeAll(stores, { userId, ids, change: { campaignId } });
  });
}

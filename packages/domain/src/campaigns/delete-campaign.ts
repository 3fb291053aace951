import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The folder goes for good; the work in it stays. */
export async function deleteCampaign(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await deps.work.stores.campaigns.remove(userId, id))) throw new AppError('not_found');
}

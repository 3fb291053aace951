import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function deleteBrandKit(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await deps.work.stores.brandKits.remove(userId, id))) throw new AppError('not_found');
}

import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The folder goes for good; the ads in it stay in the collection. */
export async function deleteFolder(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await deps.work.stores.collection.removeFolder(userId, id))) throw new AppError('not_found');
}

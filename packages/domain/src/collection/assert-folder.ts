import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Another person's folder is as unknown as one that never was. */
export async function assertFolder(
  deps: { readonly work: UnitOfWork },
  userId: string,
  folderId: string | null,
): Promise<void> {
  if (folderId !== null && !(await deps.work.stores.collection.hasFolder(userId, folderId)))
    throw new AppError('not_found');
}

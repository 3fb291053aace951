import { type AdFolder, mostFolders } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFolder } from './present-saved-ad.ts';

export async function addFolder(
  deps: { readonly work: UnitOfWork },
  { userId, name }: { userId: string; name: string },
): Promise<AdFolder> {
  const made = await deps.work.stores.collection.addFolder(userId, name, mostFolders);
  if (made === null) throw new AppError('folders_full', { limit: mostFolders });
  return presentFolder(made);
}

import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFolder } from './present-saved-ad.ts';

export async function renameFolder(
  deps: { readonly work: UnitOfWork },
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<AdFolder> {
  const folder = await deps.work.stores.collection.renameFolder(userId, id, name);
  if (folder === null) throw new AppError('not_found');
  return presentFolder(folder);
}

import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFolder } from './present-saved-ad.ts';

export async function listFolders(
  deps: { readonly work: UnitOfWork },
  userId: string,
): Promise<{ list: AdFolder[]; ads: number; tags: string[] }> {
  const { list, ads, tags } = await deps.work.stores.collection.folders(userId);
  return { list: list.map(presentFolder), ads, tags };
}

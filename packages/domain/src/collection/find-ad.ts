import { AppError } from '@adwright/contract/errors.ts';
import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import type { Library } from '../library/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Signing, withLinks } from './stored-media.ts';

type Deps = Signing & { readonly work: UnitOfWork; readonly library: Library };

/** An ad by its id: the library's, or one of the person's own collection that the library never had or has lost. */
export async function findAd(
  deps: Deps,
  { id, userId }: { id: string; userId: string | null },
): Promise<LibraryAdDetail> {
  const inLibrary = await deps.library.find(id);
  if (inLibrary !== null) return inLibrary;
  const saved = userId === null ? null : await deps.work.stores.collection.findAd(userId, id);
  if (saved === null) throw new AppError('not_found');
  const { found: _found, ...ad } = saved.ad;
  return { ...withLinks(ad, (file) => deps.links.sign(file)), history: [] };
}

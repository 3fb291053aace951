import type { NoteAdInput, SavedAd } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentSavedAd } from './present-saved-ad.ts';
import type { Signing } from './stored-media.ts';

/** Only what is sent changes. */
export async function noteAd(
  deps: Signing & { readonly work: UnitOfWork },
  { userId, order: { id, note, tags } }: { userId: string; order: NoteAdInput },
): Promise<SavedAd> {
  const change = { ...(note !== undefined && { note }), ...(tags !== undefined && { tags: [...new Set(tags)] }) };
  const changed = await deps.work.stores.collection.change(userId, id, change);
  if (changed === null) throw new AppError('not_found');
  return presentSavedAd(changed, deps);
}

import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';
import { limitOf, storageFull, type StorageLimit } from './storage-room.ts';

/** For work whose files are not weighed before it is done: it may begin while there is any room, and then it may end. */
export async function assertNotFull(
  stores: Pick<Stores, 'accounts' | 'assets'>,
  userId: string,
  limits: StorageLimit,
): Promise<void> {
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = limitOf(account, limits);
  if (!Number.isFinite(limit)) return;
  const used = await stores.assets.storedBytes(userId);
  if (used >= limit) throw storageFull(used, limit);
}

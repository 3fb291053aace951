import type { Stores } from '../unit-of-work.ts';
import { assertBelowLimit, type StorageLimit } from './storage-room.ts';

/** For work whose files are not weighed before it is done: it may begin while there is any room, and then it may end. */
export function assertNotFull(
  stores: Pick<Stores, 'accounts' | 'assets'>,
  userId: string,
  limits: StorageLimit,
): Promise<void> {
  return assertBelowLimit(stores, userId, limits, () => stores.assets.storedBytes(userId));
}

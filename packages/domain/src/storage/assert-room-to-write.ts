import type { Stores } from '../unit-of-work.ts';
import { assertBelowLimit, type StorageLimit } from './storage-room.ts';

/**
 * Drafts and documents may take as much as files may, beside them: far more than anybody writes, so that nobody who has
 * filled the room for files is kept from their words, and too little for a script to fill the disk with.
 */
export function assertRoomToWrite(
  stores: Pick<Stores, 'accounts' | 'projects'>,
  userId: string,
  limits: StorageLimit,
): Promise<void> {
  return assertBelowLimit(stores, userId, limits, () => stores.projects.writtenBytes(userId));
}

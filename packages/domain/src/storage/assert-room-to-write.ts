import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';
import { limitOf, storageFull, type StorageLimit } from './storage-room.ts';

/**
 * Drafts and documents may take as much as files may, beside them: far more than anybody writes, so that nobody who has
 * filled the room for files is kept from their words, and too little for a script to fill the disk with.
 */
export async function assertRoomToWrite(
  stores: Pick<Stores, 'accounts' | 'projects'>,
  userId: string,
  limits: StorageLimit,
): Promise<void> {
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = limitOf(account, limits);
  if (!Number.isFinite(limit)) return;
  const written = await stores.projects.writtenBytes(userId);
  if (written >= limit) throw storageFull(written, limit);
}

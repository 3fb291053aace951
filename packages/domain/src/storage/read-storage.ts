import { AppError } from '@adwright/contract/errors.ts';
import type { UserStorage } from '@adwright/contract/user/user.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { limitOf, type StorageLimit } from './storage-room.ts';

export async function readStorage(
  deps: StorageLimit & { readonly work: UnitOfWork },
  userId: string,
): Promise<UserStorage> {
  const { accounts, assets } = deps.work.stores;
  const account = await accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = limitOf(account, deps);
  return { used_bytes: await assets.storedBytes(userId), limit_bytes: Number.isFinite(limit) ? limit : null };
}

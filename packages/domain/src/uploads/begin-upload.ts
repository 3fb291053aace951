import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '../clock.ts';
import { limitOf, storageFull, type StorageLimit } from '../storage/storage-room.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { NewUpload, UploadRecord } from './ports.ts';

/** An upload whose parts stopped coming keeps no room any more; when they come again, it is asked for again. */
const aliveMs = 30 * 60 * 1000;

/** Refuses a file that there is no room for before any of it is taken; of several at once, each sees the others. */
export async function beginUpload(
  deps: StorageLimit & { readonly work: UnitOfWork; readonly clock: Clock },
  upload: NewUpload,
): Promise<UploadRecord> {
  const aliveSince = new Date(deps.clock().getTime() - aliveMs);
  const begun = await deps.work.stores.uploads.touch(upload, aliveSince);
  if (begun !== null) return begun;
  return deps.work.transact(async (stores) => {
    await assertRoom(stores, upload, { ...deps, aliveSince });
    return stores.uploads.begin(upload);
  });
}

async function assertRoom(
  { accounts, assets, uploads }: Stores,
  upload: NewUpload,
  { aliveSince, ...limits }: StorageLimit & { readonly aliveSince: Date },
): Promise<void> {
  const account = await accounts.lock(upload.userId);
  if (!account) throw new AppError('unauthorized');
  const limit = limitOf(account, limits);
  if (!Number.isFinite(limit)) return;
  const used = await assets.storedBytes(upload.userId);
  const coming = await uploads.reservedBytes(upload, aliveSince);
  if (used + coming + upload.reservedBytes > limit) throw storageFull(used + coming, limit);
}

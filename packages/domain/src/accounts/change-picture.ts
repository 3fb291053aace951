import { randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import type { UserAccount } from '@adwright/contract/user/account.ts';
import type { FileStorage } from '../assets/ports.ts';
import { readAsset } from '../assets/read-asset.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PictureSquarer } from '../uploads/ports.ts';
import { readAccount } from './read-account.ts';

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage; readonly squarePicture: PictureSquarer };

/** Sharp on any screen at the size it is shown. */
const side = 256;

/** A small square copy is kept, so the photo stays when the upload it was made from goes. Null takes it away. */
export async function changePicture(
  deps: Deps,
  { userId, asset_id }: { userId: string; asset_id: string | null },
): Promise<UserAccount> {
  const id = asset_id === null ? null : await keepSquare(deps, userId, asset_id);
  const before = await deps.work.transact(async ({ accounts, assets }) => {
    const account = await accounts.lock(userId);
    if (!account) throw new AppError('unauthorized');
    await accounts.setPicture(userId, id);
    if (account.picture === null) return [];
    const old = await assets.ofUser(userId, [account.picture]);
    await assets.forget(old.map((file) => file.id));
    return old;
  });
  // One that stays behind when this is cut off is found by the sweep of orphans.
  for (const { storageKey } of before) await deps.storage.remove(storageKey);
  return readAccount(deps, userId);
}

async function keepSquare(deps: Deps, userId: string, from: string): Promise<string> {
  const { mime, bytes } = await readAsset(deps, { userId, id: from });
  if (!mime.startsWith('image/')) throw new AppError('wrong_file_kind');
  const photo = await deps.squarePicture(bytes, side);
  const id = randomUUID();
  const storageKey = `files/${userId}/${id}.webp`;
  await deps.storage.put(storageKey, photo.body, { mime: photo.mime });
  const file = { name: 'photo.webp', mime: photo.mime, bytes: photo.body.byteLength, width: side, height: side };
  await deps.work.stores.assets.put({ id, userId, runId: null, storageKey, ...file });
  return id;
}

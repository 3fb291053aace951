import { randomBytes } from 'node:crypto';
import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFolder } from './present-saved-ad.ts';

type Deps = { readonly work: UnitOfWork };
type Request = { readonly userId: string; readonly id: string };

/** Gives a folder a public address that nobody can guess; the one it has, when it has one. */
export async function shareFolder(deps: Deps, { userId, id }: Request): Promise<AdFolder> {
  return changed(deps.work.stores.collection.shareFolder(userId, id, randomBytes(24).toString('base64url')));
}

/** The address stops working at once and never works again: sharing anew gives another one. */
export async function unshareFolder(deps: Deps, { userId, id }: Request): Promise<AdFolder> {
  return changed(deps.work.stores.collection.shareFolder(userId, id, null));
}

async function changed(asked: ReturnType<UnitOfWork['stores']['collection']['shareFolder']>): Promise<AdFolder> {
  const folder = await asked;
  if (folder === null) throw new AppError('not_found');
  return presentFolder(folder);
}

import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { readAsset } from '../assets/read-asset.ts';
import type { FileStorage } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BuiltInPeople } from './ports.ts';
import type { ReadAvatar } from './seen-avatar.ts';

export type ReadAvatarDeps = {
  readonly work: UnitOfWork;
  readonly storage: FileStorage;
  readonly people: BuiltInPeople;
};

/** Whoever a reference names. Another person's avatar does not exist for anybody else, nor does one that was deleted. */
export async function readAvatar(
  deps: ReadAvatarDeps,
  { userId, ref }: { userId: string; ref: string },
): Promise<ReadAvatar> {
  const named = parseAvatarRef(ref);
  if (named?.kind === 'person') {
    const person = await deps.people.read(named.id, named.look);
    if (!person) throw new AppError('avatar_not_found');
    return { ...person, cutOut: true, consent: null };
  }
  if (named?.kind === 'photo') return readPhoto(deps, userId, named.id);
  const avatar = named && (await deps.work.stores.avatars.ofUser(userId, named.id));
  if (!avatar) throw new AppError('avatar_not_found');
  const { bytes } = await readAsset(deps, { userId, id: avatar.photo });
  return { picture: bytes, mesh: null, cutOut: false, consent: avatar.consent };
}

async function readPhoto(deps: ReadAvatarDeps, userId: string, id: string): Promise<ReadAvatar> {
  const { avatars } = deps.work.stores;
  const photo = await avatars.photoOfUser(userId, id);
  if (!photo?.file) throw new AppError('avatar_not_found');
  const { bytes } = await readAsset(deps, { userId, id: photo.file.id });
  const avatar = photo.avatarId === null ? null : await avatars.ofUser(userId, photo.avatarId);
  return { picture: bytes, mesh: null, cutOut: false, consent: avatar?.consent ?? null };
}

import type { AvatarPhoto } from '@adwright/contract/avatar/avatar.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { RunWords } from '../runs/present-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BuiltInPeople } from './ports.ts';
import { presentPhoto } from './present-photo.ts';

type Deps = { readonly work: UnitOfWork; readonly people: BuiltInPeople };

export async function getPhoto(
  deps: Deps,
  { userId, id }: { userId: string; id: string },
  words: RunWords,
): Promise<AvatarPhoto> {
  const photo = await deps.work.stores.avatars.photoOfUser(userId, id);
  if (!photo) throw new AppError('avatar_not_found');
  return presentPhoto(deps, photo, words);
}

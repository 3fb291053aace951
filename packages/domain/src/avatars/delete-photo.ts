import { AppError } from '@adwright/contract/errors.ts';
import type { FileStorage } from '../assets/ports.ts';
import type { EventBus } from '../runs/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { dropPhotos } from './drop-photos.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus; readonly storage: FileStorage };

/** Its run stays for a while without it: a photo counts for the month it was made in. */
export async function deletePhoto(deps: Deps, { userId, id }: { userId: string; id: string }): Promise<void> {
  const { avatars } = deps.work.stores;
  const photo = await avatars.photoOfUser(userId, id);
  if (!photo || !(await avatars.removePhoto(userId, id))) throw new AppError('avatar_not_found');
  await dropPhotos(deps, userId, [photo]);
}

import { AppError } from '@adwright/contract/errors.ts';
import type { FileStorage } from '../assets/ports.ts';
import { stopRun } from '../runs/cancel-run.ts';
import type { EventBus } from '../runs/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { dropPhotos } from './drop-photos.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus; readonly storage: FileStorage };

/**
 * Gone at once and for good, with every photo made of it and with its consent: whoever takes their consent back must
 * not have to wait. Films of it that are under way stop and are paid back; finished ones stay. Its own photo stays only where something else names it.
 */
export async function deleteAvatar(deps: Deps, { userId, id }: { userId: string; id: string }): Promise<void> {
  const { avatars, assets } = deps.work.stores;
  const avatar = await avatars.ofUser(userId, id);
  if (!avatar) throw new AppError('avatar_not_found');
  const photos = await avatars.photosOf(userId, id);
  if (!(await avatars.remove(userId, id))) throw new AppError('avatar_not_found');
  await dropPhotos(deps, userId, photos);
  const shown = [`avatar:${id}`, ...photos.map((photo) => `photo:${photo.id}`)];
  for (const film of await avatars.filmsUnderWay(userId, shown)) await stopRun(deps, film);
  if ((await assets.named(userId, [avatar.photo])).length > 0) return;
  const [file] = await assets.ofUser(userId, [avatar.photo]);
  if (!file) return;
  await assets.forget([file.id]);
  await deps.storage.remove(file.storageKey);
}

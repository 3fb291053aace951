import type { AvatarPhoto, AvatarPhotoListQuery } from '@adwright/contract/avatar/avatar.ts';
import type { RunWords } from '../runs/present-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BuiltInPeople } from './ports.ts';
import { presentPhoto } from './present-photo.ts';

type Deps = { readonly work: UnitOfWork; readonly people: BuiltInPeople };

export async function listPhotos(
  deps: Deps,
  { userId, query }: { userId: string; query: AvatarPhotoListQuery },
  words: RunWords,
): Promise<{ list: AvatarPhoto[]; total: number; page: number; page_size: number }> {
  const { list, total } = await deps.work.stores.avatars.listPhotos(userId, query);
  const { page, page_size } = query;
  return { list: await Promise.all(list.map((photo) => presentPhoto(deps, photo, words))), total, page, page_size };
}

import { randomUUID } from 'node:crypto';
import type { ProductMedia } from '@adwright/contract/product/product.ts';
import type { FileStorage } from '../assets/ports.ts';
import { assertNotFull } from '../storage/assert-not-full.ts';
import type { StorageLimit } from '../storage/storage-room.ts';
import type { PictureCheck } from '../uploads/ports.ts';
import { type AvatarDeps, presentFile } from './present-avatar.ts';

type Deps = AvatarDeps &
  StorageLimit & {
    readonly storage: FileStorage;
    readonly checkPicture: PictureCheck;
  };

type Frame = { readonly body: Uint8Array; readonly width: number; readonly height: number };

/** A picture of a film becomes a photo of the person's, as if they had uploaded it. It is called as the film is. */
export async function keepFrame(
  deps: Deps,
  { userId, film, frame }: { userId: string; film: string; frame: Frame },
): Promise<ProductMedia> {
  const { assets } = deps.work.stores;
  await assertNotFull(deps.work.stores, userId, deps);
  // Kept as it was judged, byte for byte: it was drawn here, so nothing of anybody's camera is in it.
  const [mime, extension] = ['image/jpeg', 'jpg'] as const;
  const { body, width, height } = frame;
  await deps.checkPicture({ ...frame, mime, extension }, { person: userId });
  const id = randomUUID();
  const storageKey = `files/${userId}/${id}.${extension}`;
  await deps.storage.put(storageKey, body, { mime });
  const name = `${film.replace(/\.[^.]*$/u, '')}.${extension}`;
  const about = { name, mime, bytes: body.byteLength, width, height };
  return presentFile(deps.links, await assets.put({ id, userId, runId: null, storageKey, ...about }));
}

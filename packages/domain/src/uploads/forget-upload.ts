import type { FileStorage } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { chunkKey } from './chunk-key.ts';
import type { UploadKey } from './ports.ts';

/** Files first, rows second: what is cut off here is found again by the sweep. */
export async function forgetUpload(
  deps: { readonly work: UnitOfWork; readonly storage: FileStorage },
  key: UploadKey,
): Promise<void> {
  const { uploads } = deps.work.stores;
  for (const { index } of await uploads.chunks(key)) await deps.storage.remove(chunkKey(key, index));
  await uploads.forget(key);
}

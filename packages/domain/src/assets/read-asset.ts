import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { FileStorage, ReadAsset } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage };

/** More than any picture, a cutout of 100 megapixels included; films and recordings are opened as files and never pass through memory whole. */
const mostBytes = 192 * 1024 * 1024;

/** A person's own file, whole: for pictures. Anybody else's does not exist for them. */
export async function readAsset(deps: Deps, request: { userId: string; id: string }): Promise<ReadAsset> {
  const [asset] = await deps.work.stores.assets.ofUser(request.userId, [request.id]);
  if (!asset) throw new AppError('file_not_found');
  if (asset.bytes > mostBytes) throw new AppError('too_large');
  const file = await deps.storage.read(asset.storageKey);
  if (file === null) throw new AppError('file_not_found');
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Uint8Array);
  const { name, mime, width, height } = asset;
  return { name, mime, width, height, bytes: Buffer.concat(chunks) };
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { FileStorage, OpenedAsset } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage };

/**
 * A person's own file on this machine, however large: the storage's own where it lies here, a copy where it does not.
 * Anybody else's does not exist for them.
 */
export async function openAsset(
  deps: Deps,
  request: { readonly userId: string; readonly id: string; temporaryFile(name: string): Promise<string> },
): Promise<OpenedAsset> {
  const [asset] = await deps.work.stores.assets.ofUser(request.userId, [request.id]);
  if (!asset) throw new AppError('file_not_found');
  const { name, mime, bytes, width, height, hasAudio, durationMs } = asset;
  const path = await openStored(deps.storage, asset.storageKey, (file) => request.temporaryFile(file));
  return { path, bytes, mime, name, width, height, hasAudio, seconds: durationMs === null ? null : durationMs / 1000 };
}

/** A stored file on this machine. */
export async function openStored(
  storage: FileStorage,
  storageKey: string,
  temporaryFile: (name: string) => Promise<string>,
): Promise<string> {
  const here = await storage.localPath(storageKey);
  if (here !== null) return here;
  const file = await storage.read(storageKey);
  if (file === null) throw new AppError('file_not_found');
  // A name for each: two that open the same file must not write over each other's copy.
  const path = await temporaryFile(`asset-${randomUUID()}`);
  await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }));
  return path;
}

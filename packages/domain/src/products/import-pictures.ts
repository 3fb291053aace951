import { randomUUID } from 'node:crypto';
import type { ProductInput } from '@adwright/contract/product/product.ts';
import type { FileStorage } from '../assets/ports.ts';
import { assertNotFull } from '../storage/assert-not-full.ts';
import type { StorageLimit } from '../storage/storage-room.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PictureCheck, PictureCleaner } from '../uploads/ports.ts';
import type { PictureFetcher } from './ports.ts';

export type ImportDeps = StorageLimit & {
  readonly work: UnitOfWork;
  readonly storage: FileStorage;
  readonly fetchPicture: PictureFetcher;
  readonly cleanPicture: PictureCleaner;
  readonly checkPicture: PictureCheck;
};

type Pictures = Partial<Pick<ProductInput, 'images' | 'logo'>>;

/** More than this from one page is decoration. */
const mostPictures = 8;

/**
 * Brings pictures that stand elsewhere into the person's own files: an address can change what it shows, and a page
 * here may load nothing from strangers. One that cannot be had is left out.
 */
export async function importPictures<Product extends Pictures>(
  deps: ImportDeps,
  userId: string,
  product: Product,
  signal: AbortSignal,
): Promise<Product> {
  const { images, logo } = product;
  const elsewhere = (images ?? []).filter(isAddress).slice(0, mostPictures);
  const wanted = [...new Set([...elsewhere, ...(logo && isAddress(logo) ? [logo] : [])])];
  if (wanted.length === 0) return product;
  await assertNotFull(deps.work.stores, userId, deps);
  const imported = new Map<string, string | null>();
  await Promise.all(
    wanted.map(async (url) => void imported.set(url, await importOne(deps, userId, url, signal).catch(() => null))),
  );
  const own = (reference: string) => (isAddress(reference) ? (imported.get(reference) ?? null) : reference);
  return {
    ...product,
    ...(images && { images: images.map(own).filter((id) => id !== null) }),
    ...(logo && { logo: own(logo) }),
  };
}

function isAddress(reference: string): boolean {
  return /^https?:/.test(reference);
}

async function importOne(deps: ImportDeps, userId: string, url: string, signal: AbortSignal): Promise<string> {
  const picture = await deps.cleanPicture(await deps.fetchPicture(url, { signal }));
  await deps.checkPicture(picture, { person: userId });
  const { body, mime, width, height, extension } = picture;
  const id = randomUUID();
  const storageKey = `files/${userId}/${id}.${extension}`;
  await deps.storage.put(storageKey, body, { mime });
  const name = `picture.${extension}`;
  await deps.work.stores.assets.put({
    id,
    userId,
    runId: null,
    name,
    mime,
    bytes: body.byteLength,
    width,
    height,
    storageKey,
  });
  return id;
}

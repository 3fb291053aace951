import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CapturedAd } from '@adwright/contract/collection/captured-ad.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { LibraryMedia } from '@adwright/contract/library/library.ts';
import { openAsset } from '../assets/open-asset.ts';
import type { Asset, WorkFolders } from '../assets/ports.ts';
import { readAsset } from '../assets/read-asset.ts';
import type { Media } from '../engines/media.ts';
import type { Pictures } from '../engines/pictures.ts';
import { type ImportDeps, importPictures } from '../products/import-pictures.ts';
import { assertNotFull } from '../storage/assert-not-full.ts';
import type { PictureShrinker } from '../uploads/ports.ts';
import { storedAddress } from './stored-media.ts';

export type KeepDeps = ImportDeps & {
  readonly workFolders: WorkFolders;
  readonly shrinkPicture: PictureShrinker;
  readonly media: Pick<Media, 'poster'>;
  readonly pictures: Pick<Pictures, 'readPalette'>;
};

/** The longer side of what a wall shows. */
const smallSide = 640;

/** The files of an ad with a small still of each, all of them the person's own. What cannot be had is left out. */
export async function keepMedia(
  deps: KeepDeps,
  { userId, media, signal }: { userId: string; media: CapturedAd['media']; signal: AbortSignal },
): Promise<{ media: LibraryMedia[]; palette: string[] }> {
  // Whatever it names, each file gets a still beside it.
  if (media.length > 0) await assertNotFull(deps.work.stores, userId, deps);
  const named = media.map((one) => ('asset_id' in one ? one.asset_id : one.picture_url));
  const { images } = await importPictures(deps, userId, { images: named }, signal);
  const own = await deps.work.stores.assets.ofUser(userId, images);
  const kept: Kept[] = [];
  for (const id of new Set(images)) {
    const asset = own.find((one) => one.id === id);
    if (!asset) throw new AppError('not_found');
    kept.push(await keep(deps, asset));
  }
  const [first] = kept;
  const palette = first === undefined ? [] : await deps.pictures.readPalette(first.small).catch(() => []);
  return { media: kept.map(({ media: one }) => one), palette: palette.map(({ colour }) => colour).slice(0, 6) };
}

type Kept = { readonly media: LibraryMedia; readonly small: Uint8Array };

async function keep(deps: KeepDeps, asset: Asset): Promise<Kept> {
  const { mime, width, height, durationMs } = asset;
  const kind = mime.startsWith('image/') ? 'image' : mime.startsWith('video/') ? 'video' : null;
  if (kind === null || !width || !height) throw new AppError('wrong_file_kind');
  const small = await keepSmall(deps, asset, kind);
  const seconds = kind === 'video' && durationMs ? durationMs / 1000 : null;
  const media = {
    kind,
    url: storedAddress(asset),
    thumb_url: storedAddress(small.asset),
    width,
    height,
    seconds,
  } as const;
  return { media, small: small.body };
}

async function keepSmall(deps: KeepDeps, asset: Asset, kind: 'image' | 'video') {
  const { userId } = asset;
  const still = kind === 'image' ? (await readAsset(deps, asset)).bytes : await stillOf(deps, asset);
  const { body, mime } = await deps.shrinkPicture(still, smallSide);
  const id = randomUUID();
  const storageKey = `files/${userId}/${id}.webp`;
  await deps.storage.put(storageKey, body, { mime });
  const size = { width: null, height: null, bytes: body.byteLength };
  const row = { id, userId, runId: null, name: 'small.webp', mime, storageKey, ...size };
  return { asset: await deps.work.stores.assets.put(row), body };
}

/** Half a second in: many films begin with black. */
async function stillOf(deps: KeepDeps, asset: Asset): Promise<Uint8Array> {
  const folder = await deps.workFolders.open();
  try {
    const temporaryFile = async (name: string): Promise<string> => join(folder.path, name);
    const { path, seconds } = await openAsset(deps, { userId: asset.userId, id: asset.id, temporaryFile });
    const at = Math.min(0.5, (seconds ?? 0) / 2);
    const still = await deps.media.poster({ file: path, into: join(folder.path, 'still.jpg'), at, longest: smallSide });
    return await readFile(still.path);
  } finally {
    await folder.remove();
  }
}

import { Readable } from 'node:stream';
import type { SavedAdQuery } from '@adwright/contract/collection/collection.ts';
import type { ExportedFile } from '../accounts/export-everything.ts';
import type { FileStorage } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { adsHead, adsRows } from './ads-table.ts';
import type { SavedAdRecord } from './ports.ts';
import { storedFile } from './stored-media.ts';

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage };
type Request = { readonly userId: string; readonly folder: SavedAdQuery['folder']; readonly now: Date };

const adsAtOnce = 100;

/** A table of the ads and every file of theirs, one after the other: none is opened before it is asked for. */
export async function* exportAds(deps: Deps, { userId, folder, now }: Request): AsyncGenerator<ExportedFile> {
  const { list: folders } = await deps.work.stores.collection.folders(userId);
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  const table = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(adsHead());
    for await (const ads of pagesOf(deps, userId, folder)) yield Buffer.from(adsRows(ads, folderNames, mediaNames));
  };
  yield { name: 'ads.csv', changedAt: now, content: Readable.from(table()) };
  // Asked for once more: thousands of ads are more than a download may hold, and any number may run at once.
  for await (const ads of pagesOf(deps, userId, folder)) for (const one of ads) yield* filesOf(deps, userId, one);
}

/** In the table as in the archive. Pictures of the library's samples are ours and stay here. */
function mediaNames({ id, ad }: SavedAdRecord): string[] {
  return ad.media.flatMap(({ url }, index) => {
    const name = storedFile(url)?.name;
    return name === undefined ? [] : [`media/${id}-${index + 1}.${name.split('.').at(-1)}`];
  });
}

async function* pagesOf(
  { work }: Deps,
  userId: string,
  folder: Request['folder'],
): AsyncGenerator<readonly SavedAdRecord[]> {
  for (let page = 1; ; page += 1) {
    const query = { page, page_size: adsAtOnce, sort: 'newest', ...(folder !== undefined && { folder }) } as const;
    const { list } = await work.stores.collection.search(userId, query);
    yield list;
    if (list.length < adsAtOnce) return;
  }
}

async function* filesOf({ work, storage }: Deps, userId: string, record: SavedAdRecord): AsyncGenerator<ExportedFile> {
  const names = mediaNames(record);
  const ids = record.ad.media.flatMap(({ url }) => storedFile(url)?.id ?? []);
  const assets = await work.stores.assets.ofUser(userId, ids);
  for (const [index, id] of ids.entries()) {
    const asset = assets.find((one) => one.id === id);
    const file = asset ? await storage.read(asset.storageKey) : null;
    const name = names[index];
    if (file === null || name === undefined) continue;
    yield { name, changedAt: record.savedAt, content: file.stream, bytes: file.bytes };
  }
}

import type { SavedAdQuery } from '@adwright/contract/collection/collection.ts';
import type { ExportedFile } from '../accounts/export-everything.ts';
import type { FileStorage } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { adsTable } from './ads-table.ts';
import type { SavedAdRecord } from './ports.ts';
import { storedFile } from './stored-media.ts';

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage };
type Request = { readonly userId: string; readonly folder: SavedAdQuery['folder']; readonly now: Date };

const adsAtOnce = 100;

/** A table of the ads and every file of theirs, one after the other: none is opened before it is asked for. */
export async function* exportAds(deps: Deps, { userId, folder, now }: Request): AsyncGenerator<ExportedFile> {
  const { list: folders } = await deps.work.stores.collection.folders(userId);
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  const ads = await allAds(deps, userId, folder);
  yield { name: 'ads.csv', changedAt: now, content: adsTable(ads, folderNames, mediaNames) };
  for (const record of ads) yield* filesOf(deps, userId, record);
}

/** In the table as in the archive. Pictures of the library's samples are ours and stay here. */
function mediaNames({ id, ad }: SavedAdRecord): string[] {
  return ad.media.flatMap(({ url }, index) => {
    const name = storedFile(url)?.name;
    return name === undefined ? [] : [`media/${id}-${index + 1}.${name.split('.').at(-1)}`];
  });
}

async function allAds({ work }: Deps, userId: string, folder: Request['folder']): Promise<SavedAdRecord[]> {
  const all: SavedAdRecord[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, page_size: adsAtOnce, sort: 'newest', ...(folder !== undefined && { folder }) } as const;
    const { list } = await work.stores.collection.search(userId, query);
    all.push(...list);
    if (list.length < adsAtOnce) return all;
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

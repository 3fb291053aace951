import type { AssetList } from '@adwright/contract/asset/asset.ts';
import { presentAsset } from '../runs/present-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { FileLinks } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly links: FileLinks };

const most = 200;

/** What a person has uploaded to work on, newest first. */
export async function listFilms({ work, links }: Deps, { userId }: { readonly userId: string }): Promise<AssetList> {
  const films = await work.stores.assets.uploadedFilms(userId, most);
  return { list: films.map((film) => presentAsset(film, links)) };
}

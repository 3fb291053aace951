import type { AssetList } from '@adwright/contract/asset/asset.ts';
import { presentAsset } from '../runs/present-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { FileLinks } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly links: FileLinks };

/** A person's files by their ids, in the order asked for. What is not theirs is left out. */
export async function listAssets(
  deps: Deps,
  request: { readonly userId: string; readonly ids: readonly string[] },
): Promise<AssetList> {
  const found = await deps.work.stores.assets.ofUser(request.userId, request.ids);
  const byId = new Map(found.map((asset) => [asset.id, asset]));
  const own = request.ids.flatMap((id) => byId.get(id) ?? []);
  return { list: own.map((asset) => presentAsset(asset, deps.links)) };
}

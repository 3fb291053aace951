import type { Clock } from '../clock.ts';
import { restorableMs } from '../products/sweep-products.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { FileStorage, LooseAsset } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly storage: FileStorage };

const batch = 200;
/** A sweep stays short; the next one goes on. */
const mostBatches = 20;
/** What is still in use is looked at again after this long. */
const restMs = 24 * 60 * 60 * 1000;

/**
 * Forgets files that nothing names any more. A file may be named far from where it was made (a cutout inside another
 * project's document, an upload in a product), so it is the naming that counts and never whose it was. Rows first, files
 * second: nothing ever names a file that is gone, and what is cut off here the sweep of orphans finds.
 */
export async function sweepAssets(deps: Deps): Promise<{ assets: number }> {
  const now = deps.clock();
  const olderThan = new Date(now.getTime() - restorableMs);
  const examinedBefore = new Date(now.getTime() - restMs);
  let assets = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const loose = await deps.work.stores.assets.loose({ olderThan, examinedBefore, limit: batch });
    for (const [userId, files] of Map.groupBy(loose, (asset) => asset.userId)) {
      assets += await sweepOfUser(deps, userId, files, now);
    }
    if (loose.length < batch) break;
  }
  return { assets };
}

async function sweepOfUser(deps: Deps, userId: string, files: readonly LooseAsset[], now: Date): Promise<number> {
  const ids = files.map(({ id }) => id);
  const gone = await deps.work.transact(async (stores) => {
    const named = new Set(await stores.assets.named(userId, ids));
    const unnamed = files.filter(({ id }) => !named.has(id));
    await stores.assets.markExamined([...named], now);
    await stores.assets.forget(unnamed.map(({ id }) => id));
    return unnamed;
  });
  for (const { storageKey } of gone) await deps.storage.remove(storageKey);
  return gone.length;
}

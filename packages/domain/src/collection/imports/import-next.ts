import { AppError } from '@adwright/contract/errors.ts';
import { saveAd } from '../save-ad.ts';

type Deps = Parameters<typeof saveAd>[0];

/** Whoever took one that long ago was killed. */
const staleMs = 10 * 60_000;

/** Saves the next row in line; false when none waits. One that cannot be saved has failed, and holds up no other. */
export async function importNext(deps: Deps, signal: AbortSignal): Promise<boolean> {
  const { adImports } = deps.work.stores;
  const row = await adImports.take(new Date(deps.clock().getTime() - staleMs));
  if (row === null) return false;
  const { userId, folderId, ad } = row;
  try {
    const order = { captured: ad, folder_id: folderId, tags: [], note: '' };
    await saveAd(deps, { userId, order, signal });
    await adImports.end(row, null);
  } catch (error) {
    // Cut off by a stop: another process takes it up, and the ad is saved once.
    if (!signal.aborted) await adImports.end(row, error instanceof AppError ? error.code : 'internal');
  }
  return true;
}

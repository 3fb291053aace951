import type { FileStorage } from '../assets/ports.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { forgetUpload } from './forget-upload.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly storage: FileStorage };

/** Whoever has not gone on by then starts again. */
const keptMs = 24 * 60 * 60 * 1000;
const batch = 100;

/** Clears away the parts of uploads that were never finished, and the memory of those that were. */
export async function sweepUploads(deps: Deps): Promise<{ uploads: number }> {
  const before = new Date(deps.clock().getTime() - keptMs);
  let swept = 0;
  for (;;) {
    const stale = await deps.work.stores.uploads.untouchedSince(before, batch);
    for (const key of stale) await forgetUpload(deps, key);
    swept += stale.length;
    if (stale.length < batch) return { uploads: swept };
  }
}

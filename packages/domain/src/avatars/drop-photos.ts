import type { FileStorage } from '../assets/ports.ts';
import { stopRun } from '../runs/cancel-run.ts';
import type { EventBus } from '../runs/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { MadeAvatarPhoto } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus; readonly storage: FileStorage };

/** What is under way stops, and files go at once: rows first, so that nothing ever names a file that is gone. */
export async function dropPhotos(deps: Deps, userId: string, photos: readonly MadeAvatarPhoto[]): Promise<void> {
  const { assets, runs } = deps.work.stores;
  for (const { id, file } of photos) {
    const run = file === null ? await runs.ofUser(userId, id) : null;
    if (run) await stopRun(deps, run);
    if (!file) continue;
    await assets.forget([file.id]);
    await deps.storage.remove(file.storageKey);
  }
}

import type { FileStorage } from '../assets/ports.ts';
import type { Clock } from '../clock.ts';
import { restorableMs } from '../products/sweep-products.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly storage: FileStorage };

const batch = 100;

/** Files first, rows second: a sweep that is cut off finds them again. */
export async function sweepProjects(deps: Deps): Promise<{ projects: number }> {
  const before = new Date(deps.clock().getTime() - restorableMs);
  const { projects, assets } = deps.work.stores;
  let swept = 0;
  for (;;) {
    const ids = await projects.removedBefore(before, batch);
    for (const id of ids) {
      const runIds = (await projects.versions(id)).map(({ run }) => run.id);
      for (const { storageKey } of await assets.ofRuns(runIds)) await deps.storage.remove(storageKey);
      await projects.forget(id);
    }
    swept += ids.length;
    if (ids.length < batch) return { projects: swept };
  }
}

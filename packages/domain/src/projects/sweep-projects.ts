import type { Clock } from '../clock.ts';
import { restorableMs } from '../products/sweep-products.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock };

const batch = 100;

/** Their files stay until nothing names them any more: another project may use them. */
export async function sweepProjects(deps: Deps): Promise<{ projects: number; looks: number }> {
  const before = new Date(deps.clock().getTime() - restorableMs);
  const { projects, runs } = deps.work.stores;
  const looks = await runs.forgetLooks(before);
  let swept = 0;
  for (;;) {
    const ids = await projects.removedBefore(before, batch);
    for (const id of ids) await deps.work.transact((stores) => stores.projects.forget(id));
    swept += ids.length;
    if (ids.length < batch) return { projects: swept, looks };
  }
}

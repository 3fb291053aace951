import type { Clock } from '../clock.ts';
import type { EventBus, Workers } from '../runs/ports.ts';
import { publishRun } from '../runs/publish-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findBatch } from './find-batch.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly events: EventBus;
  readonly workers: Workers;
  readonly clock: Clock;
};

/** What waits stands still, or goes on; what a worker has in hand is finished. Of a batch that is over nothing changes. */
export async function pauseBatch(deps: Deps, request: { userId: string; id: string; paused: boolean }): Promise<void> {
  const { run } = await findBatch(deps, request);
  if (run === null) return;
  const at = request.paused ? deps.clock() : null;
  const changed = await deps.work.transact(async (stores) => {
    const batch = await stores.runRows.lock(run.id);
    if (batch === null || (batch.pausedAt === null) === (at === null)) return null;
    return { batch, queues: await stores.runRows.setPaused(batch, at) };
  });
  if (changed === null) return;
  if (at === null) for (const queue of changed.queues) await deps.workers.wake(queue).catch(() => undefined);
  await publishRun(deps.events, changed.batch);
}

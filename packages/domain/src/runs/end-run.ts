import type { ErrorCode } from '@adwright/contract/errors.ts';
import type { AssetRow } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { endBatch } from './end-batch.ts';
import type { EventBus, RunRecord } from './ports.ts';
import { publishRun } from './publish-run.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus };

export type RunEnd =
  | { readonly status: 'succeeded'; readonly output: unknown; readonly assets: readonly AssetRow[] }
  | { readonly status: 'failed'; readonly errorCode: ErrorCode }
  | { readonly status: 'cancelled' };

/**
 * The only way a run ends, but for a batch, which ends with its last row: status, assets and the end of its hold in one transaction. Answers the ended
 * run, or null when somebody else ended it first, and then nothing was changed.
 */
export async function endRun(deps: Deps, run: RunRecord, end: RunEnd): Promise<RunRecord | null> {
  const ended = await deps.work.transact(async (stores) => {
    // The batch before its row, as pausing takes them: the other way round two could wait for each other.
    if (run.parentId !== null) await stores.runRows.lock(run.parentId);
    if (!(await stores.runs.finish(run.id, withoutAssets(end)))) return null;
    if (end.status === 'succeeded') {
      for (const asset of end.assets) await stores.assets.put(asset);
    }
    // What a row costs is in the hold of its batch.
    if (run.creditsCost > 0 && run.parentId === null) {
      await (end.status === 'succeeded' ? stores.credits.settle(run.id) : stores.credits.release(run.id));
    }
    const batch = run.parentId === null ? null : await endBatch(stores, run.parentId);
    return { run: await stores.runs.byId(run.id), batch };
  });
  for (const one of [ended?.run, ended?.batch]) if (one) await publishRun(deps.events, one);
  return ended?.run ?? null;
}

function withoutAssets(end: RunEnd) {
  return end.status === 'succeeded' ? { status: end.status, output: end.output } : end;
}

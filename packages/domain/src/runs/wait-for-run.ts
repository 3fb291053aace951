import type { UnitOfWork } from '../unit-of-work.ts';
import type { EventBus, RunRecord } from './ports.ts';
import { isOver, watchRun } from './watch-run.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus };

/** The run as it is when it is over, or when the time is up, or when nobody waits any more. */
export async function waitForRun(
  deps: Deps,
  run: RunRecord,
  options: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<RunRecord> {
  if (isOver(run.status)) return run;
  const done = Promise.withResolvers<void>();
  const stopWatching = watchRun(deps, run, done.resolve);
  const timer = setTimeout(done.resolve, options.timeoutMs);
  options.signal.addEventListener('abort', () => done.resolve(), { once: true });
  try {
    // It may have ended between being started and being watched.
    const current = (await deps.work.stores.runs.byId(run.id)) ?? run;
    if (isOver(current.status) || options.signal.aborted) return current;
    await done.promise;
    return (await deps.work.stores.runs.byId(run.id)) ?? current;
  } finally {
    stopWatching();
    clearTimeout(timer);
  }
}

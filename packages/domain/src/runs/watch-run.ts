import type { UnitOfWork } from '../unit-of-work.ts';
import type { EventBus, RunRecord } from './ports.ts';

const pollMs = 800;
const over: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled']);

export function isOver(status: string): boolean {
  return over.has(status);
}

/**
 * Calls `onEnd` once when the run is over, whoever ended it: at once through the event bus, and by looking
 * every now and then where an event got lost. Answers the way to stop watching.
 */
export function watchRun(
  deps: { readonly work: UnitOfWork; readonly events: EventBus },
  run: Pick<RunRecord, 'id' | 'userId'>,
  onEnd: () => void,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const unsubscribe = deps.events.subscribe(run.userId, (event) => {
    if (event.id === run.id && isOver(event.status)) end();
  });

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  }

  function end(): void {
    if (stopped) return;
    stop();
    onEnd();
  }

  async function look(): Promise<void> {
    // A database that does not answer now says nothing about the run: look again later.
    const current = await deps.work.stores.runs.byId(run.id).catch(() => undefined);
    if (current === null || (current !== undefined && isOver(current.status))) end();
    if (!stopped) wait();
  }

  function wait(): void {
    timer = setTimeout(() => void look(), pollMs);
  }

  wait();
  return stop;
}

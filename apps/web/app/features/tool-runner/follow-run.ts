import { realTimers } from '@adwright/contract/client/timers.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { api } from '../../session/api.ts';
import { runEvents } from '../../session/live-run-events.ts';
import { session } from '../../session/session.ts';
import { createRunner } from './runner.ts';

/** A run beside the one that the page follows anyway: nothing of it is remembered, and nothing is started. */
export function followRun(tool: string, id: string, hear: (run: Run) => void): () => void {
  const runner = createRunner({
    tool,
    client: api,
    events: runEvents,
    timers: realTimers,
    memory: { read: () => ({}), write: () => undefined },
    tell: () => undefined,
    creditsChanged: () => void session.refresh(),
  });
  const stopHearing = runner.subscribe(() => {
    const { run } = runner.get();
    if (run) hear(run);
  });
  void runner.open(id);
  return () => {
    stopHearing();
    runner.stop();
  };
}

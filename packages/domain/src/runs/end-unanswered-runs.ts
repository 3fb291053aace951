import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { endRun } from './end-run.ts';
import type { EventBus } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus; readonly clock: Clock };

/** Whoever has not answered by then has gone on to other things; the words of `answer_missing` say the same number. */
const patienceMs = 7 * 24 * 60 * 60 * 1000;
const batch = 100;

/** Ends runs whose question nobody answers, so that their credits are not held for ever. The person is told as of any failure. */
export async function endUnansweredRuns(deps: Deps): Promise<{ unanswered: number }> {
  const before = new Date(deps.clock().getTime() - patienceMs);
  let ended = 0;
  for (;;) {
    const runs = await deps.work.stores.runs.askingSince(before, batch);
    for (const run of runs) {
      if (await endRun(deps, run, { status: 'failed', errorCode: 'answer_missing' })) ended += 1;
    }
    if (runs.length < batch) return { unanswered: ended };
  }
}

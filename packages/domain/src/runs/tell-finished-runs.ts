import type { Letters, Mailer } from '../accounts/ports.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { UntoldRun } from './ports.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'runDone'>;
  /** What an address says to open the run. */
  searchOf(run: UntoldRun): string;
};

const batch = 100;
/** Later it would be no news: a letter that cannot be sent for so long is dropped. */
const newsMs = 60 * 60 * 1000;

/**
 * Mails people whose runs ended while they were not looking, if they want that. Answers how many letters went out.
 * Looked for again and again rather than sent when a run ends: a process killed in between would have lost the letter,
 * and a job delivered twice would have sent it twice.
 */
export async function tellFinishedRuns(deps: Deps): Promise<number> {
  const now = deps.clock();
  let told = 0;
  for (const run of await deps.work.stores.runs.untold(new Date(now.getTime() - newsMs), batch)) {
    if (!(await deps.work.stores.runs.claimTelling(run.id))) continue;
    // Whoever is looking has seen it end.
    if (await deps.work.stores.eventStreams.anyOf(run.userId, now)) continue;
    if (await mailed(deps, run)) told += 1;
  }
  return told;
}

async function mailed(deps: Deps, run: UntoldRun): Promise<boolean> {
  const { email: to, locale, title, status } = run;
  try {
    const letter = await deps.letters.runDone({
      to,
      locale,
      title,
      search: deps.searchOf(run),
      failed: status === 'failed',
    });
    await deps.mailer.send(letter);
    return true;
  } catch {
    await deps.work.stores.runs.releaseTelling(run.id);
    return false;
  }
}

import { AppError } from '@adwright/contract/errors.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { systemClock } from '../clock.ts';
import { estimateRun } from './estimate-run.ts';
import { presentRun, type RunWords } from './present-run.ts';

/** Another user's run is as unknown as one that never was. */
export async function getRun(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
  words: RunWords,
): Promise<Run> {
  const seen = await deps.work.stores.runs.seen(userId, id);
  if (seen === null) throw new AppError('not_found');
  const { run, files, projectId, line } = seen;
  const estimate = line === null ? {} : estimateRun(run, line, systemClock());
  return presentRun(run, { assets: files, projectId, estimate }, words);
}

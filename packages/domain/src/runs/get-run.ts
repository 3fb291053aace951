import type { Run } from '@adwright/contract/run/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { systemClock } from '../clock.ts';
import { estimateRun } from './estimate-run.ts';
import { findRun } from './find-run.ts';
import { presentRun, type RunWords } from './present-run.ts';
import { isOver } from './watch-run.ts';

export async function getRun(
  deps: { readonly work: UnitOfWork },
  request: { userId: string; id: string },
  words: RunWords,
): Promise<Run> {
  const run = await findRun(deps, request);
  const { assets, projects, runLine } = deps.work.stores;
  const projectId = (await projects.idsOfRuns([run.id])).get(run.id) ?? null;
  const estimate = isOver(run.status) ? {} : estimateRun(run, await runLine.factsOf(run.id), systemClock());
  return presentRun(run, { assets: await assets.ofRuns([run.id]), projectId, estimate }, words);
}

import type { Run } from '@adwright/contract/run/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findRun } from './find-run.ts';
import { presentRun, type RunWords } from './present-run.ts';

export async function getRun(
  deps: { readonly work: UnitOfWork },
  request: { userId: string; id: string },
  words: RunWords,
): Promise<Run> {
  const run = await findRun(deps, request);
  const { assets, projects } = deps.work.stores;
  const projectId = (await projects.idsOfRuns([run.id])).get(run.id) ?? null;
  return presentRun(run, { assets: await assets.ofRuns([run.id]), projectId }, words);
}

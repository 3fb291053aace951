import type { ProjectDetail } from '@adwright/contract/project/project.ts';
import { presentRun, type RunWords } from '../runs/present-run.ts';
import { findProject } from './find-project.ts';
import { presentProject } from './present-project.ts';
import type { ProjectDeps } from './project-deps.ts';

/** One project with all its versions, the newest first. */
export async function getProject(
  deps: ProjectDeps,
  request: { userId: string; id: string },
  words: RunWords,
): Promise<ProjectDetail> {
  const found = await findProject(deps, request);
  const { projects, assets } = deps.work.stores;
  const versions = await projects.versions(request.id);
  const ofRun = Map.groupBy(await assets.ofRuns(versions.map(({ run }) => run.id)), ({ runId }) => runId);
  const presented = versions.map(async ({ version, run }) => {
    const {
      id,
      input,
      status,
      assets: outputs,
      credits_cost,
      created_at,
      document_revision,
    } = await presentRun(run, { assets: ofRun.get(run.id) ?? [], projectId: request.id }, words);
    return { version, run_id: id, params: input, status, outputs, credits_cost, document_revision, created_at };
  });
  return {
    ...(await presentProject(found, ofRun.get(found.run?.id ?? '') ?? [], words, deps.tools)),
    output: found.run?.output ?? null,
    versions: await Promise.all(presented),
  };
}

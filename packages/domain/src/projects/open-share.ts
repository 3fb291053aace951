import { AppError } from '@adwright/contract/errors.ts';
import type { SharedProject } from '@adwright/contract/project/project.ts';
import type { RunWords } from '../runs/present-run.ts';
import { presentProject } from './present-project.ts';
import type { ProjectDeps } from './project-deps.ts';

/** The link is the permission: whoever has it sees the result, and nothing about who made it. */
export async function openShare(deps: ProjectDeps, token: string, words: RunWords): Promise<SharedProject> {
  const found = await deps.work.stores.projects.byShareToken(token);
  if (found?.run?.status !== 'succeeded') throw new AppError('not_found');
  const assets = await deps.work.stores.assets.ofRuns([found.run.id]);
  const { type, tool, title, outputs, finished_at, updated_at } = await presentProject(
    found,
    assets,
    { ...words, links: { sign: (asset) => words.links.sign(asset, { share: token }) } },
    deps.tools,
  );
  return { type, tool, title, outputs, output: found.run.output ?? null, made_at: finished_at ?? updated_at };
}

/** The same for whoever only wants to know whether there is something. */
export async function findShare(deps: ProjectDeps, token: string, words: RunWords): Promise<SharedProject | null> {
  try {
    return await openShare(deps, token, words);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

import { projectTitle } from '@adwright/contract/project/project-title.ts';
import { projectTypeOf } from '@adwright/contract/project/project-types.ts';
import type { RunRecord } from '../runs/ports.ts';
import type { Stores } from '../unit-of-work.ts';

/**
 * Belongs inside the transaction that writes a run: whatever way it was started, it shows among the person's work.
 * Without a project to go into it begins one, which takes the run's own id, so that a repeat finds it again.
 */
export async function recordProject(
  stores: Pick<Stores, 'projects'>,
  run: RunRecord,
  projectId: string | undefined,
): Promise<void> {
  if (projectTypeOf(run.tool) === null) return;
  if (projectId === undefined) {
    const { id, userId, tool, input } = run;
    await stores.projects.insert({ id, userId, tool, title: projectTitle(tool, input) ?? '', params: input });
  }
  await stores.projects.addVersion(projectId ?? run.id, run);
}

import type { RunRecord } from '../runs/ports.ts';
import type { Stores } from '../unit-of-work.ts';

/**
 * Belongs inside the transaction that writes a run: whatever way it was started, it shows among the person's work.
 * Without a project to go into it begins one, which takes the run's own id, so that a repeat finds it again.
 */
export async function recordProject(
  stores: Pick<Stores, 'projects'>,
  { run, title, projectId }: { run: RunRecord; title: string; projectId: string | undefined },
): Promise<void> {
  if (projectId === undefined) {
    const { id, userId, tool, input } = run;
    await stores.projects.insert({ id, userId, tool, title, params: input });
  }
  await stores.projects.addVersion(projectId ?? run.id, run);
}

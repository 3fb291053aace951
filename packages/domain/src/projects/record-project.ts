import { AppError } from '@adwright/contract/errors.ts';
import type { RunRecord } from '../runs/ports.ts';
import type { Stores } from '../unit-of-work.ts';

type Version = {
  readonly run: RunRecord;
  readonly projectId: string;
  /** The run that was the project's last when this one was decided on: of two at once, the second comes too late. */
  readonly after?: string | null | undefined;
};

type Recorded = Omit<Version, 'projectId'> & { readonly title: string; readonly projectId: string | undefined };

/**
 * Belongs inside the transaction that writes a run: whatever way it was started, it shows among the person's work.
 * Without a project to go into it begins one, which takes the run's own id, so that a repeat finds it again.
 */
export async function recordProject(
  stores: Pick<Stores, 'projects'>,
  { run, title, projectId, after }: Recorded,
): Promise<void> {
  if (projectId === undefined) {
    const { id, userId, tool, input } = run;
    await stores.projects.insert({ id, userId, tool, title, params: input });
  }
  await recordVersion(stores, { run, projectId: projectId ?? run.id, after });
}

export async function recordVersion(
  stores: Pick<Stores, 'projects'>,
  { run, projectId, after }: Version,
): Promise<void> {
  const added = await stores.projects.addVersion(projectId, run, after);
  if (!added) throw new AppError('project_busy');
}

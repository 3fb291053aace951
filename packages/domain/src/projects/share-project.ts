import { randomBytes } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { batchTool } from '@adwright/contract/project/batch-kind.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findProject } from './find-project.ts';

/** Gives a finished result a public address that nobody can guess; the one it has, when it has one. */
export async function shareProject(
  deps: { readonly work: UnitOfWork },
  request: { userId: string; id: string },
): Promise<void> {
  const { project, run } = await findProject(deps, request);
  if (run?.status !== 'succeeded') throw new AppError('project_not_finished');
  // Its rows are pieces of work of their own; as a whole it has nothing to show.
  if (project.tool === batchTool) throw new AppError('tool_unavailable');
  if (project.shareToken !== null) return;
  await deps.work.stores.projects.change(project.id, { shareToken: randomBytes(24).toString('base64url') });
}

import { AppError } from '@adwright/contract/errors.ts';
import { batchTool } from '@adwright/contract/project/batch-kind.ts';
import { findProject } from '../projects/find-project.ts';
import type { ProjectWithRun } from '../projects/ports.ts';
import type { BatchLine } from '../runs/start-batch.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** By its project, or by a run of it, as links to finished work name it. */
export async function findBatch(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<ProjectWithRun & { readonly lines: readonly BatchLine[] }> {
  const projectId = (await deps.work.stores.projects.idsOfRuns([id])).get(id) ?? id;
  const found = await findProject(deps, { userId, id: projectId });
  if (found.project.tool !== batchTool) throw new AppError('not_found');
  return { ...found, lines: linesOf(found.project.params) };
}

function linesOf(params: unknown): readonly BatchLine[] {
  const { lines } = params as { lines?: unknown };
  return Array.isArray(lines) ? (lines as BatchLine[]) : [];
}

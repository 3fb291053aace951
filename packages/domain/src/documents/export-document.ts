import { AppError } from '@adwright/contract/errors.ts';
import type { ExportedDocument } from '@adwright/contract/run/run.ts';
import { findProject } from '../projects/find-project.ts';
import type { RunRecord } from '../runs/ports.ts';
import { startRun, type StartRunDeps, type StartRunRequest } from '../runs/start-run.ts';
import { isOver } from '../runs/watch-run.ts';
import { assertExportable } from './assert-exportable.ts';

type RunRequest = Omit<StartRunRequest, 'projectId' | 'documentRevision'>;
export type ExportRequest = RunRequest & { readonly document: ExportedDocument };

/** Makes files of a revision: a run that is the next version of the document's project and names the revision. */
export async function exportDocument(deps: StartRunDeps, { document, ...request }: ExportRequest): Promise<RunRecord> {
  const { project_id: projectId, revision } = document;
  const { project, run } = await findProject(deps, { userId: request.userId, id: projectId });
  if (project.tool !== request.tool) throw new AppError('not_found');
  await assertExportable(deps.work.stores, { projectId, revision });
  if (run !== null && !isOver(run.status)) throw new AppError('project_busy');
  return startRun(deps, { ...request, projectId, documentRevision: revision });
}

import { AppError } from '@adwright/contract/errors.ts';
import type { ProjectChange } from '@adwright/contract/project/project.ts';
import { startRun, type StartRunDeps } from '../runs/start-run.ts';
import { isOver } from '../runs/watch-run.ts';
import { assertExportable } from '../documents/assert-exportable.ts';
import { assertParamsFit } from './assert-params.ts';
import { findProject } from './find-project.ts';

export type ChangeProjectRequest = {
  readonly userId: string;
  readonly change: ProjectChange;
  readonly idempotencyKey: string | null;
};

/** Renames; edits a draft; makes a new version, by a new run, from what has been run before. */
export async function changeProject(
  deps: StartRunDeps,
  { userId, change, idempotencyKey }: ChangeProjectRequest,
): Promise<void> {
  const { id, title, params } = change;
  const { project, run } = await findProject(deps, { userId, id });
  const wantsRun = run === null ? change.run : params !== undefined || change.run;
  if (run !== null && wantsRun && !isOver(run.status)) throw new AppError('project_busy');
  const revision = change.document_revision;
  if (revision !== undefined) await assertExportable(deps.work.stores, { projectId: id, revision });
  const keepsDraft = run === null && params !== undefined;
  if (keepsDraft) assertParamsFit(params);
  if (title !== undefined || keepsDraft) {
    await deps.work.stores.projects.change(id, {
      ...(title !== undefined && { title }),
      ...(keepsDraft && { params }),
    });
  }
  if (!wantsRun) return;
  const input = params ?? project.params;
  await startRun(deps, {
    userId,
    tool: project.tool,
    input,
    idempotencyKey,
    projectId: id,
    after: project.runId,
    documentRevision: revision,
  });
}

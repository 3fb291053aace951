import { AppError } from '@adwright/contract/errors.ts';
import { stopRun } from '../runs/cancel-run.ts';
import type { EventBus } from '../runs/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findProject } from './find-project.ts';

/** What is still running is cancelled and its credits come back. The project stays restorable until it is swept. */
export async function deleteProject(
  deps: { readonly work: UnitOfWork; readonly events: EventBus },
  request: { userId: string; id: string },
): Promise<void> {
  const { run } = await findProject(deps, request);
  if (run !== null) await stopRun(deps, run);
  if (!(await deps.work.stores.projects.remove(request.userId, request.id))) throw new AppError('not_found');
}

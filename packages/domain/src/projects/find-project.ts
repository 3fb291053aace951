import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ProjectWithRun } from './ports.ts';

/** Another user's project is as unknown as one that never was. */
export async function findProject(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<ProjectWithRun> {
  const found = await deps.work.stores.projects.ofUser(userId, id);
  if (found === null) throw new AppError('not_found');
  return found;
}

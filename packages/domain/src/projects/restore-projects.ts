import type { UnitOfWork } from '../unit-of-work.ts';
import { restoreProject } from './restore-project.ts';

/** What was deleted together comes back together; one that is there already stays. */
export async function restoreProjects(
  deps: { readonly work: UnitOfWork },
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  for (const id of new Set(ids)) {
    if ((await deps.work.stores.projects.ofUser(userId, id)) === null) await restoreProject(deps, { userId, id });
  }
}

import type { EventBus } from '../runs/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { deleteProject } from './delete-project.ts';
import { findProject } from './find-project.ts';

/** As one by one, but nothing is deleted when one of them is not the person's. */
export async function deleteProjects(
  deps: { readonly work: UnitOfWork; readonly events: EventBus },
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(ids)];
  for (const id of wanted) await findProject(deps, { userId, id });
  for (const id of wanted) await deleteProject(deps, { userId, id });
}

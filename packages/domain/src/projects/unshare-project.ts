import type { UnitOfWork } from '../unit-of-work.ts';
import { findProject } from './find-project.ts';

/** The address stops working at once and never works again: sharing anew gives another one. */
export async function unshareProject(
  deps: { readonly work: UnitOfWork },
  request: { userId: string; id: string },
): Promise<void> {
  const { project } = await findProject(deps, request);
  await deps.work.stores.projects.change(project.id, { shareToken: null });
}

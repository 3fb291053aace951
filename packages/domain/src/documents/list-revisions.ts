import type { DocumentHistory } from '@adwright/contract/document/document.ts';
import { findProject } from '../projects/find-project.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function listRevisions(
  deps: { readonly work: UnitOfWork },
  { userId, projectId }: { userId: string; projectId: string },
): Promise<DocumentHistory> {
  await findProject(deps, { userId, id: projectId });
  const history = await deps.work.stores.documents.history(projectId);
  return {
    list: history.map(({ revision, bytes, restoredFrom, exported, createdAt }) => ({
      revision,
      bytes,
      restored_from: restoredFrom,
      exported,
      created_at: createdAt.toISOString(),
    })),
  };
}

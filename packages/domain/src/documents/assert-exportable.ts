import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';

/** A run may say that it makes files of a revision only if the project has come to that revision. */
export async function assertExportable(
  stores: Pick<Stores, 'documents'>,
  { projectId, revision }: { projectId: string; revision: number },
): Promise<void> {
  const newest = await stores.documents.newest(projectId);
  if (newest === null || newest.revision < revision) throw new AppError('not_found');
}

import { AppError } from '@adwright/contract/errors.ts';
import type { Document } from '@adwright/contract/document/document.ts';
import { findProject } from '../projects/find-project.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { DocumentKinds } from './ports.ts';
import { presentDocument } from './present-document.ts';

export type DocumentDeps = { readonly work: UnitOfWork; readonly kinds: DocumentKinds };

/** The newest revision, or a kept older one. A project without a document has revision 0 of it. */
export async function getDocument(
  deps: DocumentDeps,
  { userId, projectId, revision }: { userId: string; projectId: string; revision?: number | undefined },
): Promise<Document> {
  await findProject(deps, { userId, id: projectId });
  const { documents } = deps.work.stores;
  const record = await (revision === undefined ? documents.newest(projectId) : documents.at(projectId, revision));
  if (record !== null) return presentDocument(deps.kinds, record);
  if (revision !== undefined) throw new AppError('not_found');
  return { project_id: projectId, kind: null, revision: 0, schema_version: 0, document: null, updated_at: null };
}

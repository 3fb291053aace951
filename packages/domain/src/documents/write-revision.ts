import { AppError } from '@adwright/contract/errors.ts';
import type { Document, DocumentSaved } from '@adwright/contract/document/document.ts';
import type { DocumentDeps } from './get-document.ts';
import type { DocumentRecord, NewRevision } from './ports.ts';
import { presentDocument } from './present-document.ts';
import { sameChange } from './same-change.ts';
import { thinHistory } from './thin-history.ts';

/** How many saves may pass before the history is looked through; the sweep does it for documents at rest. */
const thinEvery = 10;

/**
 * Compare-and-set: the revision is written whole, with the pointer to it, or not at all. Whoever lost gets the
 * newest one with the refusal, unless what won was their own save, whose answer they never saw.
 */
export async function writeRevision(deps: DocumentDeps, revision: NewRevision, now: Date): Promise<DocumentRecord> {
  const { projectId } = revision;
  const written = await deps.work.transact(async (stores) => {
    const record = await stores.documents.append(revision);
    if (record === null) return null;
    // The project counts as worked on now.
    await stores.projects.change(projectId, {});
    if (revision.revision % thinEvery === 0) await thinHistory(stores.documents, projectId, now);
    return record;
  });
  if (written !== null) return written;
  const { documents } = deps.work.stores;
  const mine = await documents.byMutation(projectId, revision.mutationId);
  if (mine !== null) return sameChange(mine, revision);
  const newest = await documents.newest(projectId);
  if (newest === null) throw new AppError('not_found');
  throw conflictWith(presentDocument(deps.kinds, newest));
}

export function conflictWith(current: Document): AppError {
  return new AppError('document_conflict', {}, [], { current });
}

export function savedAnswer({ revision, schemaVersion, createdAt }: DocumentRecord): DocumentSaved {
  return { revision, schema_version: schemaVersion, updated_at: createdAt.toISOString() };
}

import { AppError } from '@adwright/contract/errors.ts';
import type { Document, DocumentRestore } from '@adwright/contract/document/document.ts';
import type { Clock } from '../clock.ts';
import { findProject } from '../projects/find-project.ts';
import { checkBody } from './check-body.ts';
import type { DocumentDeps } from './get-document.ts';
import { presentDocument } from './present-document.ts';
import { sameChange } from './same-change.ts';
import { kindOf, upToDate } from './up-to-date.ts';
import { conflictWith, writeRevision } from './write-revision.ts';

/** Makes an older revision the newest, as a new one: going back never loses what one goes back from. */
export async function restoreRevision(
  deps: DocumentDeps & { readonly clock: Clock },
  { userId, restore }: { userId: string; restore: DocumentRestore },
): Promise<Document> {
  const { project_id: projectId, expected_revision: expected, mutation_id: mutationId } = restore;
  await findProject(deps, { userId, id: projectId });
  const { documents } = deps.work.stores;
  const repeated = await documents.byMutation(projectId, mutationId);
  if (repeated !== null) {
    const again = { revision: expected + 1, restoredFrom: restore.revision, body: undefined };
    return presentDocument(deps.kinds, sameChange(repeated, { ...again, schemaVersion: repeated.schemaVersion }));
  }
  const newest = await documents.newest(projectId);
  const wanted = await documents.at(projectId, restore.revision);
  if (newest === null || wanted === null) throw new AppError('not_found');
  if (newest.revision !== expected) throw conflictWith(presentDocument(deps.kinds, newest));
  const kind = kindOf(deps.kinds, wanted.kind);
  const body = upToDate(kind, wanted.body, wanted.schemaVersion);
  const revision = {
    projectId,
    kind: wanted.kind,
    revision: expected + 1,
    schemaVersion: kind.version,
    body,
    bytes: checkBody(kind, body),
    mutationId,
    restoredFrom: wanted.revision,
  };
  return presentDocument(deps.kinds, await writeRevision(deps, revision, deps.clock()));
}

import { AppError } from '@adwright/contract/errors.ts';
import { applyPatch, PatchError } from '@adwright/contract/document/apply-patch.ts';
import type { DocumentSave, DocumentSaved } from '@adwright/contract/document/document.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { Clock } from '../clock.ts';
import { findProject } from '../projects/find-project.ts';
import { assertRoomToWrite } from '../storage/assert-room-to-write.ts';
import type { StorageLimit } from '../storage/storage-room.ts';
import { checkBody } from './check-body.ts';
import type { DocumentDeps } from './get-document.ts';
import type { DocumentKind, DocumentRecord } from './ports.ts';
import { presentDocument } from './present-document.ts';
import { sameChange } from './same-change.ts';
import { kindOf, upToDate } from './up-to-date.ts';
import { conflictWith, savedAnswer, writeRevision } from './write-revision.ts';

type Deps = DocumentDeps & StorageLimit & { readonly clock: Clock };

/** Looked at with the first save and every tenth: in between a history cannot grow much. */
const roomEvery = 10;

/** Saves on top of the revision the caller knows, or refuses with the newer one. */
export async function saveDocument(
  deps: Deps,
  { userId, save }: { userId: string; save: DocumentSave },
): Promise<DocumentSaved> {
  const { project_id: projectId, expected_revision: expected, mutation_id: mutationId } = save;
  await findProject(deps, { userId, id: projectId });
  const kind = kindOf(deps.kinds, save.kind);
  const { documents } = deps.work.stores;
  const [newest, repeated] = [await documents.newest(projectId), await documents.byMutation(projectId, mutationId)];
  if (repeated !== null) {
    const before = expected === 0 ? null : await documents.at(projectId, expected);
    const body = save.document === undefined && before === null ? undefined : savedBody(kind, before, save);
    const again = { revision: expected + 1, restoredFrom: null, schemaVersion: kind.version, body };
    return savedAnswer(sameChange(repeated, again));
  }
  if (newest !== null && newest.kind !== save.kind)
    throw new AppError('invalid_input', {}, [{ path: 'kind', message: `this document is a ${newest.kind}` }]);
  if ((newest?.revision ?? 0) !== expected) {
    if (newest === null) throw new AppError('not_found');
    throw conflictWith(presentDocument(deps.kinds, newest));
  }
  const body = savedBody(kind, newest, save);
  if (expected % roomEvery === 0) await assertRoomToWrite(deps.work.stores, userId, deps);
  const revision = {
    projectId,
    kind: save.kind,
    revision: expected + 1,
    schemaVersion: kind.version,
    body,
    bytes: checkBody(kind, body),
    mutationId,
    restoredFrom: null,
  };
  return savedAnswer(await writeRevision(deps, revision, deps.clock()));
}

/** What is to be stored, in the shape of today: a page that was loaded before an update may speak of an older one. */
function savedBody(kind: DocumentKind, newest: DocumentRecord | null, save: DocumentSave): JsonObject {
  const { document, patch = [], schema_version: version } = save;
  if (document !== undefined) return upToDate(kind, document, version);
  if (newest === null) throw new AppError('invalid_input', {}, [{ path: 'document', message: 'begins with a whole' }]);
  // A patch fits only the shape it was made on: what is stored, or what it was handed out as.
  if (version === newest.schemaVersion) return upToDate(kind, patched(newest.body, patch), version);
  if (version !== kind.version) throw new AppError('document_version');
  return patched(upToDate(kind, newest.body, newest.schemaVersion), patch);
}

function patched(body: JsonObject, patch: NonNullable<DocumentSave['patch']>): JsonObject {
  try {
    return applyPatch(body, patch);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    throw new AppError('invalid_input', {}, [{ path: 'patch', message: error.message }]);
  }
}

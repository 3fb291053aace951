import { getDocument } from '@adwright/domain/documents/get-document.ts';
import { listRevisions } from '@adwright/domain/documents/list-revisions.ts';
import { restoreRevision } from '@adwright/domain/documents/restore-revision.ts';
import { saveDocument } from '@adwright/domain/documents/save-document.ts';
import { documentKinds } from '@adwright/studio/document/kinds.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function documentRoutes(api: Api, deps: Deps): void {
  const documentDeps = { ...deps, kinds: documentKinds };
  api.implement('documentGet', ({ input, caller }) =>
    getDocument(documentDeps, { userId: caller.userId, projectId: input.project_id, revision: input.revision }),
  );
  api.implement('documentSave', ({ input, caller }) =>
    saveDocument(documentDeps, { userId: caller.userId, save: input }),
  );
  api.implement('documentHistory', ({ input, caller }) =>
    listRevisions(deps, { userId: caller.userId, projectId: input.project_id }),
  );
  api.implement('documentRestore', ({ input, caller }) =>
    restoreRevision(documentDeps, { userId: caller.userId, restore: input }),
  );
}

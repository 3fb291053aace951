import { presentUpload } from '@adwright/domain/uploads/present-upload.ts';
import { receiveChunk } from '@adwright/domain/uploads/receive-chunk.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function uploadRoutes(api: Api, deps: Deps): void {
  api.implementUpload('productUploadChunk', ({ input, caller, file }) =>
    receiveChunk(deps, { userId: caller.userId, fields: input, chunk: file }),
  );
  api.implement('productUploadState', ({ input, caller }) =>
    presentUpload(deps, { userId: caller.userId, id: input.upload_id }),
  );
}

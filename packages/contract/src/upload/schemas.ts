import { chunkMaxBytes, UploadChunkFields, UploadState, UploadStateQuery } from './upload.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { uploadCalls } from './calls.ts';

export const uploadSchemas = {
  productUploadChunk: {
    input: UploadChunkFields,
    output: UploadState,
    file: { name: 'chunk', maxBytes: chunkMaxBytes },
  },
  productUploadState: { input: UploadStateQuery, output: UploadState },
} as const satisfies CallSchemas<typeof uploadCalls>;

import type { Endpoint } from '../endpoint.ts';

export const uploadCalls = {
  productUploadChunk: {
    method: 'POST',
    path: '/api/product/upload-chunk',
    access: 'user',
    limit: 'upload',
    summary: 'One part of a file, as a form: upload_id, index, total, sha256, bytes and name, then chunk.',
  },
  productUploadState: {
    method: 'GET',
    path: '/api/product/upload-state',
    access: 'user',
    summary: 'Which parts of an upload have arrived.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const productCalls = {
  productCreate: {
    method: 'POST',
    path: '/api/product/create',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Keep a product.',
  },
  productUpdate: {
    method: 'POST',
    path: '/api/product/update',
    access: 'user',
    limit: 'write',
    summary: 'Change a product; only what is sent changes.',
  },
  productDelete: {
    method: 'POST',
    path: '/api/product/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a product; it can be restored for 30 days.',
  },
  productRestore: {
    method: 'POST',
    path: '/api/product/restore',
    access: 'user',
    limit: 'write',
    summary: 'Bring a deleted product back.',
  },
  productBatchCreate: {
    method: 'POST',
    path: '/api/product/batch-create',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Keep up to 200 products, from rows or page addresses; each row has its own answer.',
  },
  productGenerateScripts: {
    method: 'GET',
    path: '/api/product/generate-scripts',
    access: 'user',
    limit: 'generate',
    summary: 'Write video scripts for a product, timed to be spoken in 15, 20, 30 or 60 seconds.',
  },
  productList: {
    method: 'GET',
    path: '/api/product/get-list',
    access: 'user',
    summary: 'The caller’s products.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const documentCalls = {
  documentGet: {
    method: 'GET',
    path: '/api/project/document',
    access: 'user',
    summary: 'The document of a project as it stands, or as it stood at a kept revision; revision 0 while it has none.',
  },
  documentSave: {
    method: 'POST',
    path: '/api/project/document/save',
    access: 'user',
    limit: 'save',
    summary: 'Save changes on top of a revision; 409 with what there is instead when that is no longer the newest.',
  },
  documentHistory: {
    method: 'GET',
    path: '/api/project/document/history',
    access: 'user',
    summary: 'The kept revisions of a project’s document, the newest first.',
  },
  documentRestore: {
    method: 'POST',
    path: '/api/project/document/restore',
    access: 'user',
    limit: 'write',
    summary: 'Make a kept revision the newest again. What came after it stays in the history.',
  },
} as const satisfies Record<string, Endpoint>;

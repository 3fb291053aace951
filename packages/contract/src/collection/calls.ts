import type { Endpoint } from '../endpoint.ts';

export const collectionCalls = {
  savedAdSearch: {
    method: 'GET',
    path: '/api/extension/ad/search',
    access: 'user',
    summary: 'The caller’s saved ads: by words, folder, platform, type and tag.',
  },
  savedAdSave: {
    method: 'POST',
    path: '/api/extension/ad/save',
    access: 'user',
    idempotent: true,
    limit: 'save',
    summary: 'Save an ad of the library. One that is saved already stays once, in the folder named last.',
  },
  savedAdMove: {
    method: 'POST',
    path: '/api/extension/ad/move',
    access: 'user',
    limit: 'write',
    summary: 'Put saved ads into a folder, or out of any.',
  },
  savedAdNote: {
    method: 'POST',
    path: '/api/extension/ad/note',
    access: 'user',
    limit: 'save',
    summary: 'Write a note on a saved ad, or change its tags.',
  },
  savedAdDelete: {
    method: 'POST',
    path: '/api/extension/ad/delete',
    access: 'user',
    limit: 'write',
    summary: 'Remove ads from the collection.',
  },
  adFolderList: {
    method: 'GET',
    path: '/api/extension/folder',
    access: 'user',
    summary: 'The caller’s folders of saved ads, and the tags in use.',
  },
  adFolderAdd: {
    method: 'POST',
    path: '/api/extension/folder/add',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Add a folder for saved ads.',
  },
  adFolderDelete: {
    method: 'POST',
    path: '/api/extension/folder/del',
    access: 'user',
    limit: 'write',
    summary: 'Delete a folder; the ads in it stay in the collection.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const assetCalls = {
  assetGet: {
    method: 'GET',
    path: '/api/asset/get',
    access: 'user',
    summary: 'The caller’s own files by their ids, with addresses to read them.',
  },
  assetFilms: {
    method: 'GET',
    path: '/api/asset/films',
    access: 'user',
    summary: 'The videos that the caller has uploaded, newest first, at most 200.',
  },
  assetCutOutPreview: {
    method: 'POST',
    path: '/api/asset/cut-out-preview',
    access: 'user',
    limit: 'generate',
    summary: 'A small copy of a picture without its background, for previews; free.',
  },
  assetCutOutPart: {
    method: 'POST',
    path: '/api/asset/cut-out-part',
    access: 'user',
    limit: 'generate',
    summary: 'The outline of what lies at a place in a picture, to keep or remove that part; free.',
  },
  assetFindFace: {
    method: 'POST',
    path: '/api/asset/find-face',
    access: 'user',
    limit: 'generate',
    summary: 'The face in a photo, for previews of what it says; refuses what cannot speak, and why. Free.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const lipSyncCalls = {
  lipSyncCreate: {
    method: 'POST',
    path: '/api/lip-sync/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Make a photo speak a text or a recording. The photo is looked at before anything is held.',
  },
  lipSyncEstimate: {
    method: 'POST',
    path: '/api/lip-sync/estimate-cost',
    access: 'user',
    summary: 'What such a film costs and about how long it lasts. Never charges.',
  },
  lipSyncVoices: {
    method: 'GET',
    path: '/api/lip-sync/get-voice-list',
    access: 'user',
    summary: 'The voices a photo can speak with, favourites first.',
  },
} as const satisfies Record<string, Endpoint>;

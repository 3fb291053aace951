import type { Endpoint } from '../endpoint.ts';

export const lipSyncCalls = {
  lipSyncCreate: {
    method: 'POST',
    path: '/api/lip-sync/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary:
      'Make a photo, or a face in a video, speak a text or a recording. It is looked at before anything is held.',
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
    summary: 'The voices a face can speak with, favourites first.',
  },
  lipSyncLook: {
    method: 'POST',
    path: '/api/lip-sync/look',
    access: 'user',
    limit: 'generate',
    summary:
      'Whether a video has a face that can be given other words, and which. Free; answers why where it has none.',
  },
  lipSyncClean: {
    method: 'POST',
    path: '/api/lip-sync/clean-recording',
    access: 'user',
    limit: 'generate',
    summary: 'A recording as it sounds without its noise, to hear before anything is made. Free.',
  },
} as const satisfies Record<string, Endpoint>;

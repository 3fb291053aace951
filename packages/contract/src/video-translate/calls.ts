import type { Endpoint } from '../endpoint.ts';

export const videoTranslateCalls = {
  videoTranslateCreate: {
    method: 'POST',
    path: '/api/video-translate/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary:
      'Translate a video in steps: transcribe it (free), correct and translate its lines, then dub it. Each language is a run of its own.',
  },
  videoTranslateVoices: {
    method: 'GET',
    path: '/api/video-translate/get-voice-list',
    access: 'user',
    summary: 'The voices a video can be dubbed with, favourites first.',
  },
} as const satisfies Record<string, Endpoint>;

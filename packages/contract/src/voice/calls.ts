import type { Endpoint } from '../endpoint.ts';

export const voiceCalls = {
  voiceList: {
    method: 'GET',
    path: '/api/voice/get-list',
    access: 'user',
    summary: 'The voices there are, with a sample of each, favourites first.',
  },
  voiceCollect: {
    method: 'POST',
    path: '/api/voice/collect',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Make a voice a favourite, or no longer one.',
  },
  voiceSpeak: {
    method: 'POST',
    path: '/api/voice/speak',
    access: 'user',
    limit: 'generate',
    summary: 'Hear a line in a voice, with the times of its words. Free, up to the plan’s allowance of free work.',
  },
} as const satisfies Record<string, Endpoint>;

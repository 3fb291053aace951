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
  voicePronunciations: {
    method: 'GET',
    path: '/api/voice/pronunciations',
    access: 'user',
    summary: 'How the caller wants words to be said in a language.',
  },
  voicePronounce: {
    method: 'POST',
    path: '/api/voice/pronounce',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Say how every voice of a language says a word, or forget it. Answers the whole list.',
  },
  voiceSpeak: {
    method: 'POST',
    path: '/api/voice/speak',
    access: 'user',
    limit: 'generate',
    summary: 'Hear a line in a voice, with the times of its words. Free, up to the plan’s allowance of free work.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const feedbackCalls = {
  feedback: {
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    idempotent: true,
    limit: 'write',
    summary: 'Tell the people who run this what you think.',
  },
} as const satisfies Record<string, Endpoint>;

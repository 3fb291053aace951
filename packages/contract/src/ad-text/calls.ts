import type { Endpoint } from '../endpoint.ts';

export const adTextCalls = {
  aiAdGenerate: {
    method: 'POST',
    path: '/api/ai-ad-generate',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Write ad text within the network’s limits.',
  },
  generatePrompt: {
    method: 'POST',
    path: '/api/generate-prompt',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Turn a short wish into a full creative brief.',
  },
} as const satisfies Record<string, Endpoint>;

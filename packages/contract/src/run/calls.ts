import type { Endpoint } from '../endpoint.ts';

export const runCalls = {
  toolQuote: {
    method: 'POST',
    path: '/api/tool/quote',
    access: 'user',
    summary: 'What a run would cost. Never charges.',
  },
  toolRun: {
    method: 'POST',
    path: '/api/tool/run',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Run a tool: holds its credits and queues the work.',
  },
  toolRunGet: {
    method: 'GET',
    path: '/api/tool/get',
    access: 'user',
    summary: 'One run with its progress and result.',
  },
  toolRunList: {
    method: 'GET',
    path: '/api/tool/get-list',
    access: 'user',
    summary: 'The caller’s runs, newest first.',
  },
  toolRunCancel: {
    method: 'POST',
    path: '/api/tool/cancel',
    access: 'user',
    summary: 'Stop a run and return its credits.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const templateCalls = {
  templateList: {
    method: 'GET',
    path: '/api/template/get-list',
    access: 'public',
    summary: 'Video and image templates with their previews.',
  },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

export const serviceCalls = {
  config: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'Public configuration of this installation.',
  },
  health: { method: 'GET', path: '/api/health', access: 'public', summary: 'Whether this process can serve.' },
} as const satisfies Record<string, Endpoint>;

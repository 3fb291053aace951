import type { Endpoint } from '../endpoint.ts';

export const presetCalls = {
  presetCreate: {
    method: 'POST',
    path: '/api/preset/create',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Save the settings of a tool’s form under a name.',
  },
  presetUpdate: {
    method: 'POST',
    path: '/api/preset/update',
    access: 'user',
    limit: 'write',
    summary: 'Rename a preset, or save other settings in it.',
  },
  presetDelete: {
    method: 'POST',
    path: '/api/preset/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a preset for good.',
  },
  presetGet: {
    method: 'GET',
    path: '/api/preset/get',
    access: 'user',
    summary: 'A preset with its settings.',
  },
  presetList: {
    method: 'GET',
    path: '/api/preset/get-list',
    access: 'user',
    summary: 'The caller’s presets of a tool, by name.',
  },
} as const satisfies Record<string, Endpoint>;

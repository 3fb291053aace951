import type { Endpoint } from '../endpoint.ts';

export const campaignCalls = {
  campaignCreate: {
    method: 'POST',
    path: '/api/campaign/create',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Make a campaign to keep projects in.',
  },
  campaignUpdate: {
    method: 'POST',
    path: '/api/campaign/update',
    access: 'user',
    limit: 'write',
    summary: 'Rename a campaign, give it another color, or mark it as a favorite.',
  },
  campaignDelete: {
    method: 'POST',
    path: '/api/campaign/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a campaign for good; the projects in it stay.',
  },
  campaignList: {
    method: 'GET',
    path: '/api/campaign/get-list',
    access: 'user',
    summary: 'The caller’s campaigns, favorites first.',
  },
} as const satisfies Record<string, Endpoint>;

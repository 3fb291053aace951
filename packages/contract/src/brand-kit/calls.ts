import type { Endpoint } from '../endpoint.ts';

export const brandKitCalls = {
  brandKitList: {
    method: 'GET',
    path: '/api/brand-kit/get-list',
    access: 'user',
    summary: 'The caller’s brand kits, by name.',
  },
  brandKitCreate: {
    method: 'POST',
    path: '/api/brand-kit/create',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Keep a brand: logos, colors, type, tone, call to action, words to use and avoid.',
  },
  brandKitFromLink: {
    method: 'POST',
    path: '/api/brand-kit/from-link',
    access: 'user',
    idempotent: true,
    limit: 'read_page',
    summary: 'Keep a brand from its website: logo, colors and type are found on the page.',
  },
  brandKitUpdate: {
    method: 'POST',
    path: '/api/brand-kit/update',
    access: 'user',
    limit: 'write',
    summary: 'Change a brand kit as a whole.',
  },
  brandKitDelete: {
    method: 'POST',
    path: '/api/brand-kit/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a brand kit for good.',
  },
  brandKitChoose: {
    method: 'POST',
    path: '/api/brand-kit/choose',
    access: 'user',
    limit: 'write',
    summary: 'Let every tool start with this brand kit, or with none.',
  },
} as const satisfies Record<string, Endpoint>;

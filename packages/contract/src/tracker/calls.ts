import type { Endpoint } from '../endpoint.ts';

export const trackerCalls = {
  followList: {
    method: 'GET',
    path: '/api/ad-tracker/get-list',
    access: 'user',
    summary: 'The brands and searches that the caller follows, with what is new of each.',
  },
  followAdd: {
    method: 'POST',
    path: '/api/ad-tracker/follow',
    access: 'user',
    idempotent: true,
    limit: 'save',
    summary: 'Follow a brand, a site or any search of the ads library. One that is followed already stays once.',
  },
  followChange: {
    method: 'POST',
    path: '/api/ad-tracker/update',
    access: 'user',
    limit: 'save',
    summary: 'Turn the emails about one of them on or off.',
  },
  followRemove: {
    method: 'POST',
    path: '/api/ad-tracker/unfollow',
    access: 'user',
    limit: 'write',
    summary: 'Stop following.',
  },
  followReport: {
    method: 'GET',
    path: '/api/ad-tracker/report',
    access: 'user',
    limit: 'search',
    summary: 'New, changed and stopped ads of one of them, and its activity, formats and running times.',
  },
  trackerExample: {
    method: 'GET',
    path: '/api/ad-tracker/example',
    access: 'public',
    limit: 'search',
    summary: 'What following shows: the last year of the brand that the ads library knows most of.',
  },
  followStop: {
    method: 'POST',
    path: '/api/ad-tracker/stop',
    access: 'public',
    limit: 'code',
    summary: 'Turn the emails off with the token of one, without signing in.',
  },
} as const satisfies Record<string, Endpoint>;

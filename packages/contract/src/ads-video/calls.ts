import type { Endpoint } from '../endpoint.ts';

export const adsVideoCalls = {
  aiAdsVideoProduct: {
    method: 'POST',
    path: '/api/ai-ads-video/create-product-video',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Make a moving clip of a product from one to six pictures of it.',
  },
  aiAdsVideoTalking: {
    method: 'POST',
    path: '/api/ai-ads-video/create-product-talking-video',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Make a presenter speak about a product that stands in front of them.',
  },
  aiAdsVideoList: {
    method: 'GET',
    path: '/api/ai-ads-video/get-list',
    access: 'user',
    summary: 'The caller’s clips of products and videos with a presenter, newest first.',
  },
} as const satisfies Record<string, Endpoint>;

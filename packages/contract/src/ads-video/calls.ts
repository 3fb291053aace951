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
  aiAdsVideoList: {
    method: 'GET',
    path: '/api/ai-ads-video/get-list',
    access: 'user',
    summary: 'The caller’s clips of products, newest first.',
  },
} as const satisfies Record<string, Endpoint>;

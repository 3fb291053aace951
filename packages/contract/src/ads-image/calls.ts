import type { Endpoint } from '../endpoint.ts';

export const adsImageCalls = {
  aiAdsImageParseUrl: {
    method: 'POST',
    path: '/api/ai-ads-image/parse-url',
    access: 'user',
    limit: 'read_page',
    summary: 'Read a product’s page: its facts, pictures, logo, colours, fonts and reviews.',
  },
  aiAdsImageCreate: {
    method: 'POST',
    path: '/api/ai-ads-image/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Make image ads of a product: a picture per size and variant, each with its editable layers.',
  },
  aiAdsImageClone: {
    method: 'POST',
    path: '/api/ai-ads-image/create-image-clone',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Put a product and words into the structure of another ad.',
  },
  aiAdsImageProductImage: {
    method: 'POST',
    path: '/api/ai-ads-image/create-product-image',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Put a product into scenes, its own pixels unchanged.',
  },
  aiAdsImageGet: {
    method: 'GET',
    path: '/api/ai-ads-image/get',
    access: 'user',
    summary: 'One of the caller’s image ads with its progress and result.',
  },
  aiAdsImageList: {
    method: 'GET',
    path: '/api/ai-ads-image/get-list',
    access: 'user',
    summary: 'The caller’s image ads, clones and product pictures, newest first.',
  },
  aiAdsImageRemainCount: {
    method: 'GET',
    path: '/api/ai-ads-image/remain-count',
    access: 'user',
    summary: 'Image ads the plan still allows this month.',
  },
} as const satisfies Record<string, Endpoint>;

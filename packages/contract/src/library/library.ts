import { z } from 'zod';

export const LibraryPlatform = z.enum([
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'google',
  'linkedin',
  'amazon',
  'discord',
  'reddit',
]);
export type LibraryPlatform = z.infer<typeof LibraryPlatform>;

export const LibraryFormat = z.enum(['image', 'video']);
export type LibraryFormat = z.infer<typeof LibraryFormat>;

export const LibraryCta = z.enum([
  'shop_now',
  'learn_more',
  'sign_up',
  'order_now',
  'get_offer',
  'subscribe',
  'download',
  'book_now',
  'other',
]);
export type LibraryCta = z.infer<typeof LibraryCta>;

export const LibraryCategory = z.enum([
  'beauty',
  'food',
  'home',
  'fashion',
  'electronics',
  'sports',
  'travel',
  'software',
  'finance',
  'education',
  'other',
]);
export type LibraryCategory = z.infer<typeof LibraryCategory>;

/**
 * Where an ad came from. Samples are made by our own engines for brands that do not exist; what a person saved from a
 * page is in their collection alone, never in the library.
 */
export const LibrarySource = z.enum(['sample', 'import', 'meta', 'tiktok', 'saved']);
export type LibrarySource = z.infer<typeof LibrarySource>;

export const LibraryMedia = z.object({
  kind: z.enum(['image', 'video']),
  url: z.string(),
  /** A small still of it, for walls. */
  thumb_url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  seconds: z.number().positive().nullable(),
  /** True where a video is known to have no sound. */
  silent: z.boolean().optional(),
});
export type LibraryMedia = z.infer<typeof LibraryMedia>;

export const LibraryAd = z.object({
  id: z.string(),
  source: LibrarySource,
  brand: z.string(),
  platforms: z.array(LibraryPlatform),
  /** ISO 3166, two letters. */
  countries: z.array(z.string()),
  /** A tag such as `en` or `zh-Hans`. */
  language: z.string(),
  format: LibraryFormat,
  cta: LibraryCta,
  category: LibraryCategory,
  headline: z.string(),
  body: z.string(),
  description: z.string(),
  landing_page: z.string().nullable(),
  started_on: z.iso.date(),
  last_seen_on: z.iso.date(),
  active: z.boolean(),
  running_days: z.number().int(),
  media: z.array(LibraryMedia),
  /** #rrggbb, the strongest first. */
  palette: z.array(z.string()),
});
export type LibraryAd = z.infer<typeof LibraryAd>;

/** What changed about an ad while it ran. */
export const LibraryChange = z.object({
  on: z.iso.date(),
  what: z.enum(['started', 'headline', 'body', 'platforms', 'countries', 'media', 'stopped']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type LibraryChange = z.infer<typeof LibraryChange>;

export const LibraryAdDetail = LibraryAd.extend({ history: z.array(LibraryChange) });
export type LibraryAdDetail = z.infer<typeof LibraryAdDetail>;

export const LibraryAdId = z.object({ id: z.uuid() });

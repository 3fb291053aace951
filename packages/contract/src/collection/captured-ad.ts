import { z } from 'zod';
import { LibraryCta, LibraryPlatform } from '../library/library.ts';

export const mostCapturedMedia = 10;

const WebAddress = z.url({ protocol: /^https?$/ }).max(2000);

/**
 * An ad as somebody met it on a page. Its files are the person's own (uploaded before, by id), or pictures of the open
 * internet that the server fetches.
 */
export const CapturedAd = z.object({
  /** What tells it from other ads where it was found: the same key, saved again, is the same ad. */
  key: z.string().trim().min(1).max(500),
  /** Null for what was found elsewhere than on an ad platform. */
  platform: LibraryPlatform.nullable(),
  brand: z.string().trim().min(1).max(120),
  headline: z.string().trim().max(300).default(''),
  body: z.string().trim().max(5000).default(''),
  description: z.string().trim().max(1000).default(''),
  /** A tag such as `en` or `zh-Hans`; `und` where nobody could tell. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/)
    .default('und'),
  cta: LibraryCta.default('other'),
  landing_page: WebAddress.nullable().default(null),
  /** The page it was found on. */
  page_url: WebAddress.nullable().default(null),
  started_on: z.iso.date().nullable().default(null),
  media: z
    .array(z.union([z.object({ asset_id: z.uuid() }), z.object({ picture_url: WebAddress })]))
    .max(mostCapturedMedia)
    .default([]),
});
export type CapturedAd = z.infer<typeof CapturedAd>;

import { z } from 'zod';
import { LibraryAd, LibraryCategory, LibraryCta, LibraryFormat, LibraryPlatform, LibrarySource } from './library.ts';
import { Look } from './look.ts';

/** Several values of one filter, with commas between: an ad that has any of them is meant. */
function anyOf<Value extends string>(value: z.ZodType<Value, string>) {
  return z
    .string()
    .max(400)
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(value).max(20))
    .optional();
}

export const LibrarySort = z.enum(['relevance', 'newest', 'longest']);
export type LibrarySort = z.infer<typeof LibrarySort>;

/** A name of the internet as people type it, perhaps with what stands around it in an address. */
export const domainPattern = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,24}$/u;

/** There was no year 0, and the database knows. */
const Day = z.iso.date().regex(/^(?!0000)/);

export const LibraryQuery = z.object({
  /** Words; those in quotation marks must stand together as they are. */
  keyword: z.string().trim().max(200).optional(),
  platform: anyOf(LibraryPlatform),
  country: anyOf(z.string().regex(/^[A-Za-z]{2}$/)),
  language: anyOf(z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/)),
  format: anyOf(LibraryFormat),
  cta: anyOf(LibraryCta),
  category: anyOf(LibraryCategory),
  brand: z.string().trim().min(1).max(120).optional(),
  /** Ads that lead to this site or to one below it: `example.com` has those of `shop.example.com`, too. */
  domain: z.string().trim().toLowerCase().max(120).regex(domainPattern).optional(),
  source: anyOf(LibrarySource),
  /** Ads whose pictures look like that of this ad; the most alike first. */
  like: z.uuid().optional(),
  /** The same for any picture, by what it looks like: 80 bytes as `look.ts` of this contract measures them. */
  look: Look.optional(),
  active: z.stringbool().optional(),
  running_days_min: z.coerce.number().int().min(0).max(36_500).optional(),
  started_from: Day.optional(),
  started_to: Day.optional(),
  /** Relevance where there is a keyword, otherwise the newest first. */
  sort: LibrarySort.optional(),
  page: z.coerce.number().int().min(1).max(50).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(24),
  /** The `next_cursor` of the page before; it takes the place of `page` and is not moved by new ads. */
  cursor: z
    .string()
    .regex(/^(relevance|newest|longest)~[\d.-]{1,24}~[0-9a-f-]{36}$/)
    .optional(),
  /** Counts by filter cost as much as the page itself: later pages do without. */
  facets: z.stringbool().default(true),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;

export const libraryFacets = ['platform', 'country', 'language', 'format', 'cta', 'category', 'brand'] as const;
export type LibraryFacet = (typeof libraryFacets)[number];

const Counts = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const LibraryAnswer = z.object({
  list: z.array(LibraryAd),
  total: z.number().int(),
  /** There are more than `total`; nobody counts to the end. */
  total_is_floor: z.boolean(),
  page: z.number().int(),
  page_size: z.number().int(),
  next_cursor: z.string().nullable(),
  /** What would be found with each value, whatever else of the same filter is chosen. */
  facets: z
    .object(Object.fromEntries(libraryFacets.map((name) => [name, Counts])) as Record<LibraryFacet, typeof Counts>)
    .nullable(),
  /** How words that the library does not have were read. */
  corrected: z.array(z.object({ word: z.string(), as: z.string() })),
  /** No ad has all of the words, so these have some of them. */
  partial: z.boolean(),
  /** What can be found here at all, for whoever found nothing. */
  coverage: z.object({
    ads: z.number().int(),
    brands: z.number().int(),
    languages: z.number().int(),
    countries: z.number().int(),
    sources: z.array(LibrarySource),
    /** Ad libraries of others that are asked again every few hours about what people follow. */
    live: z.array(LibrarySource),
    /** The samples of a new installation are still on their way. */
    filling: z.boolean(),
    first_day: z.iso.date().nullable(),
    last_day: z.iso.date().nullable(),
  }),
});
export type LibraryAnswer = z.infer<typeof LibraryAnswer>;

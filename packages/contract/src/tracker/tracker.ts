import { z } from 'zod';
import {
  LibraryAd,
  LibraryCategory,
  LibraryChange,
  LibraryCta,
  LibraryFormat,
  LibraryPlatform,
} from '../library/library.ts';
import { domainPattern } from '../library/search.ts';

export const mostFollows = 50;

/** What is followed: a search of the library, in the names of its call, one value each. */
export const FollowQuery = z
  .object({
    keyword: z.string().trim().min(1).max(200),
    brand: z.string().trim().min(1).max(120),
    domain: z.string().trim().toLowerCase().max(120).regex(domainPattern),
    platform: LibraryPlatform,
    country: z.string().regex(/^[A-Za-z]{2}$/),
    language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/),
    format: LibraryFormat,
    category: LibraryCategory,
    cta: LibraryCta,
  })
  .partial()
  .refine((query) => Object.keys(query).length > 0, 'At least one thing to follow');
export type FollowQuery = z.infer<typeof FollowQuery>;

export const FollowInput = z.object({ query: FollowQuery, emails: z.boolean().default(true) });

export const AdNews = z.object({ started: z.number().int(), changed: z.number().int(), stopped: z.number().int() });
export type AdNews = z.infer<typeof AdNews>;

export const Follow = z.object({
  id: z.string(),
  query: FollowQuery,
  /** Whether news of it are mailed, once a day at most. */
  emails: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Follow = z.infer<typeof Follow>;

export const FollowList = z.object({ list: z.array(Follow) });
export const FollowId = z.object({ id: z.uuid() });
export const FollowChange = FollowId.extend({ emails: z.boolean() });
export const FollowReportQuery = FollowId.extend({ days: z.coerce.number().int().min(1).max(365).default(30) });
export const FollowStop = z.object({ token: z.uuid() });
export const FollowStopped = z.object({ query: FollowQuery });

const Counts = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const FollowReport = z.object({
  follow: Follow,
  /** The newest of these are looked at. */
  ads: z.number().int(),
  ads_is_floor: z.boolean(),
  running: z.number().int(),
  news: AdNews,
  started: z.array(LibraryAd),
  changed: z.array(z.object({ ad: LibraryAd, changes: z.array(LibraryChange) })),
  stopped: z.array(LibraryAd),
  /** By month, the oldest first: how many ran in it and how many began. */
  activity: z.array(
    z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), running: z.number().int(), started: z.number().int() }),
  ),
  formats: Counts,
  /** By how long they ran: the value is the fewest days. */
  durations: Counts,
});
export type FollowReport = z.infer<typeof FollowReport>;

/** What following something shows, for whoever has no account yet; nothing while the library is empty. */
export const TrackerExample = z.object({
  example: FollowReport.omit({ follow: true }).extend({ query: FollowQuery }).nullable(),
});

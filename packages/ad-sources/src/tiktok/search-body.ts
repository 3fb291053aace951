import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';

const longestTerm = 50;
const pageSize = 50;
/** Their library begins here. */
const firstDay = '20221001';

/** Null where it has no way to ask for that: a search needs words, and other platforms are not theirs. */
export function searchBody(
  { keyword, brand, domain, platform, country }: FollowQuery,
  { cursor, today }: { cursor: string | null; today: string },
): Record<string, unknown> | null {
  // A site is not among what it searches; the name in front of it often is the brand's.
  const terms = keyword ?? brand ?? domain?.split('.').at(-2);
  if (terms === undefined || (platform !== undefined && platform !== 'tiktok')) return null;
  const phrase = /^["“”„«»](.+)["“”„«»]$/u.exec(terms)?.[1];
  return {
    search_term: (phrase ?? terms).slice(0, longestTerm),
    search_type: phrase === undefined ? 'fuzzy_phrase' : 'exact_phrase',
    max_count: pageSize,
    filters: {
      ad_published_date_range: { min: firstDay, max: today.replaceAll('-', '') },
      ...(country !== undefined && { country_code: country.toUpperCase() }),
    },
    ...(cursor !== null && { search_id: cursor }),
  };
}

import type { LibraryFormat } from '@adwright/contract/library/library.ts';
import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';

export type Format = LibraryFormat;

const longestTerms = 100;
const pageSize = 50;
const platforms = new Set(['facebook', 'instagram']);

const fields = [
  'id',
  'ad_creative_bodies',
  'ad_creative_link_captions',
  'ad_creative_link_descriptions',
  'ad_creative_link_titles',
  'ad_delivery_start_time',
  'ad_delivery_stop_time',
  'age_country_gender_reach_breakdown',
  'languages',
  'page_name',
  'publisher_platforms',
].join(',');

type Page = { readonly format: Format; readonly after: string; readonly countries: readonly string[] };

/** Null where it has no way to ask for that: a search needs words, and other platforms are not theirs. */
export function searchAddress(query: FollowQuery, { format, after, countries }: Page): string | null {
  const { keyword, brand, domain, platform, country, language } = query;
  const terms = keyword ?? brand ?? domain;
  if (terms === undefined || (platform !== undefined && !platforms.has(platform))) return null;
  const phrase = /^["“”„«»](.+)["“”„«»]$/u.exec(terms)?.[1];
  const reached = country === undefined ? countries : [country.toUpperCase()];
  const parameters = new URLSearchParams({
    search_terms: (phrase ?? terms).slice(0, longestTerms),
    search_type: phrase === undefined ? 'KEYWORD_UNORDERED' : 'KEYWORD_EXACT_PHRASE',
    ad_reached_countries: JSON.stringify(reached),
    ad_active_status: 'ALL',
    ad_type: 'ALL',
    media_type: format.toUpperCase(),
    fields,
    limit: String(pageSize),
    ...(platform !== undefined && { publisher_platforms: JSON.stringify([platform.toUpperCase()]) }),
    ...(language !== undefined && { languages: JSON.stringify([language.split('-')[0]]) }),
    ...(after !== '' && { after }),
  });
  return `/ads_archive?${parameters}`;
}

import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import { type SQL, sql } from 'drizzle-orm';

/** More values than that are no choice any more. */
export const mostValues = 60;

/** What an ad counts for under each filter. */
export const facetValues: Readonly<Record<LibraryFacet, SQL>> = {
  platform: sql`unnest(platforms)`,
  country: sql`unnest(countries)`,
  language: sql`language`,
  format: sql`format`,
  cta: sql`cta`,
  category: sql`category`,
  brand: sql`brand`,
};

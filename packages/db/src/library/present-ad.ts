import type { LibraryAd, LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { sql } from 'drizzle-orm';

/** The wire's own names: a row is an ad as it is. */
export const adColumns = sql`id, source, brand, platforms, countries, language, format, cta, category, headline, body,
  description, landing_page, started_on::text as started_on, last_seen_on::text as last_seen_on, active, running_days,
  media, palette`;

export type AdRow = LibraryAd;
export type AdDetailRow = LibraryAdDetail;

export function presentAd(row: AdRow): LibraryAd {
  const { id, source, brand, platforms, countries, language, format, cta, category, headline, body } = row;
  const { description, landing_page, started_on, last_seen_on, active, running_days, media, palette } = row;
  const what = { id, source, brand, platforms, countries, language, format, cta, category };
  const said = { headline, body, description, landing_page };
  return { ...what, ...said, started_on, last_seen_on, active, running_days, media, palette };
}

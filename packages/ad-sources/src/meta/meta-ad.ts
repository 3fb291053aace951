import { z } from 'zod';
import { languageOf, short, siteOf } from '../read-rows.ts';
import type { Format } from './search-address.ts';

const texts = z.array(z.string()).optional();

const MetaAd = z.object({
  id: z.string(),
  page_name: z.string().optional(),
  ad_creative_bodies: texts,
  ad_creative_link_captions: texts,
  ad_creative_link_descriptions: texts,
  ad_creative_link_titles: texts,
  ad_delivery_start_time: z.string(),
  ad_delivery_stop_time: z.string().optional(),
  age_country_gender_reach_breakdown: z.array(z.object({ country: z.string() })).optional(),
  languages: texts,
  publisher_platforms: texts,
});
type MetaAd = z.infer<typeof MetaAd>;

export const MetaPage = z.object({
  // One that is not as promised costs itself.
  data: z.array(z.unknown()).transform((ads) => ads.flatMap((ad) => MetaAd.safeParse(ad).data ?? [])),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
});

const ours = new Set(['facebook', 'instagram']);

/** Messenger and the network of other people's apps count as the platform they are booked on. */
function platformsOf(names: readonly string[] = []): string[] {
  const known = names.map((name) => name.toLowerCase()).filter((name) => ours.has(name));
  return known.length === 0 ? ['facebook'] : [...new Set(known)];
}

/** An ad may have several texts; the first is the one that it began with. */
export function rowOf(ad: MetaAd, { format, today }: { format: Format; today: string }): Record<string, unknown> {
  const stopped = ad.ad_delivery_stop_time?.slice(0, 10);
  const started = ad.ad_delivery_start_time.slice(0, 10);
  const hasStopped = stopped !== undefined && stopped < today;
  const countries = new Set(ad.age_country_gender_reach_breakdown?.map(({ country }) => country));
  return {
    id: ad.id,
    brand: short(ad.page_name, 200),
    platforms: platformsOf(ad.publisher_platforms),
    countries: [...countries].filter((code) => /^[A-Z]{2}$/.test(code)),
    language: languageOf(ad.languages?.[0]),
    format,
    headline: short(ad.ad_creative_link_titles?.[0], 500),
    body: short(ad.ad_creative_bodies?.[0], 10_000),
    description: short(ad.ad_creative_link_descriptions?.[0], 2000),
    landing_page: siteOf(ad.ad_creative_link_captions?.[0]),
    started_on: started,
    last_seen_on: hasStopped && stopped > started ? stopped : hasStopped ? started : today < started ? started : today,
    active: !hasStopped,
  };
}

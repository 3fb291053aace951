import { LibraryCta } from '@adwright/contract/library/library.ts';
import type { ImportedRow } from '@adwright/domain/library/import/read-row.ts';
import { z } from 'zod';
import { short } from '../read-rows.ts';

export const queryFields =
  'ad.id,ad.first_shown_date,ad.last_shown_date,ad.status,ad.image_urls,ad.videos,advertiser.business_name';
export const detailFields = 'ad.id,ad.title,ad.external_url,ad.call_to_action';

/** Ids and days come as numbers or as text. */
const Name = z.union([z.string(), z.number()]).transform(String);

const TiktokAd = z.object({
  ad: z.object({
    id: Name,
    first_shown_date: Name,
    last_shown_date: Name.optional(),
    status: z.string().optional(),
    image_urls: z.array(z.string()).optional(),
    videos: z.array(z.object({ url: z.string().optional(), cover_image_url: z.string().optional() })).optional(),
  }),
  advertiser: z.object({ business_name: z.string() }),
});
type TiktokAd = z.infer<typeof TiktokAd>;

export const QueryAnswer = z.object({
  data: z.object({
    // One that is not as promised costs itself.
    ads: z.array(z.unknown()).transform((ads) => ads.flatMap((ad) => TiktokAd.safeParse(ad).data ?? [])),
    has_more: z.boolean().default(false),
    search_id: Name.optional(),
  }),
});

export const DetailAnswer = z.object({
  data: z.object({
    ad: z.object({
      title: z.string().optional(),
      external_url: z.string().optional(),
      call_to_action: z.string().optional(),
    }),
  }),
});
type Detail = z.infer<typeof DetailAnswer>['data'];

/** `20260501` */
function dayOf(text: string | undefined): string | undefined {
  return text?.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
}

/** A search says who advertised and when; what the ad says comes with its detail, and until then the name stands for it. */
export function rowOf({ ad, advertiser }: TiktokAd, today: string): Record<string, unknown> {
  const started = dayOf(ad.first_shown_date);
  const isActive = ad.status === undefined ? dayOf(ad.last_shown_date) === today : ad.status === 'active';
  const covers = ad.videos?.flatMap(({ cover_image_url }) => cover_image_url ?? []) ?? [];
  const brand = short(advertiser.business_name, 200);
  return {
    id: ad.id,
    brand,
    platforms: ['tiktok'],
    countries: [],
    language: 'und',
    format: (ad.videos?.length ?? 0) > 0 ? 'video' : 'image',
    headline: brand,
    started_on: started,
    last_seen_on: isActive ? today : (dayOf(ad.last_shown_date) ?? started),
    active: isActive,
    videos: ad.videos?.flatMap(({ url }) => url ?? []).slice(0, 2) ?? [],
    images: [...covers, ...(ad.image_urls ?? [])].slice(0, 4),
  };
}

function ctaOf(text: string | undefined): LibraryCta {
  const name = text?.trim().toLowerCase().replaceAll(/\s+/g, '_');
  return LibraryCta.safeParse(name).data ?? 'other';
}

export function detailOf(row: ImportedRow, { ad }: Detail): ImportedRow {
  const title = short(ad.title?.trim(), 500);
  const page = z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .safeParse(ad.external_url);
  const entry = { ...row.entry, cta: ctaOf(ad.call_to_action), landing_page: page.data ?? null };
  return { ...row, entry: title === '' ? entry : { ...entry, headline: title } };
}

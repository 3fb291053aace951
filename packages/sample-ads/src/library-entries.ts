import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Look } from '@adwright/contract/library/look.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { shelves } from './brands.ts';
import { clipEntries } from './clip-entries.ts';
import { type LocalProduct, localProducts } from './local-product.ts';
import { markets } from './markets.ts';
import { dataFile, looksFile } from './places.ts';
import type { SampleAd } from './sample-ad.ts';

/** Where their pictures are served: the small ones as files of the product, the large ones drawn when first looked at. */
export const sampleAdsPath = '/sample-ads/';

/** Changes with the ads: an installation takes them in anew when it does. */
export async function samplesVersion(): Promise<string> {
  const sum = createHash('sha256');
  for (const file of [...markets.map(({ locale }) => dataFile(locale)), looksFile]) sum.update(await readFile(file));
  sum.update(JSON.stringify(clipEntries()));
  return sum.digest('hex').slice(0, 16);
}

export async function readSampleAds(): Promise<SampleAd[]> {
  const files = await Promise.all(markets.map(({ locale }) => readFile(dataFile(locale), 'utf8')));
  return files.flatMap((file) => JSON.parse(file) as SampleAd[]);
}

/** All of them, as the library takes ads. */
export async function sampleEntries(): Promise<LibraryEntry[]> {
  const products = await Promise.all(markets.map(async ({ locale }) => [locale, await localProducts(locale)] as const));
  const sold = new Map<string, LocalProduct>(
    products.flatMap(([locale, list]) => list.map((one) => [`${locale} ${one.id}`, one] as const)),
  );
  const ads = await readSampleAds();
  const entries = [...ads.map((ad) => entryOf(ad, sold.get(`${ad.locale} ${ad.product}`))), ...clipEntries()];
  const looks = JSON.parse(await readFile(looksFile, 'utf8')) as Record<string, Look>;
  return entries.map((entry) => ({ ...entry, look: looks[entry.key] }));
}

function entryOf(ad: SampleAd, product: LocalProduct | undefined): LibraryEntry {
  const { width, height } = placementOf(ad.placement);
  const { colors } = ad.look;
  return {
    source: 'sample',
    key: ad.key,
    brand: ad.brand,
    platforms: [...ad.platforms],
    countries: [...ad.countries],
    language: localeOf(ad.locale).tag,
    format: 'image',
    cta: ad.cta,
    category: shelves[ad.product].category,
    headline: ad.brief.headline,
    body: ad.body,
    description: product === undefined ? ad.description : `${ad.brand} ${product.name}. ${product.description}`,
    landing_page: landingPage(ad.brand, ad.product),
    started_on: ad.startedOn,
    last_seen_on: ad.lastSeenOn,
    active: ad.active,
    media: [
      {
        kind: 'image',
        url: `${sampleAdsPath}large/${ad.key}.webp`,
        thumb_url: `${sampleAdsPath}small/${ad.key}.webp`,
        width,
        height,
        seconds: null,
      },
    ],
    palette: [...new Set([colors.paper, colors.ink, colors.accent, colors.support])],
    history: [...ad.history],
  };
}

/** A name that no registry will ever give away. */
export function landingPage(brand: string, path: string): string {
  const name = brand
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `https://${name}.example/${path}`;
}

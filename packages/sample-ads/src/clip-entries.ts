import type { LibraryPlatform } from '@adwright/contract/library/library.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { templateCatalogue } from '@adwright/studio/templates/catalogue.ts';
import { shelves } from './brands.ts';

const platforms: readonly (readonly LibraryPlatform[])[] = [
  ['tiktok', 'instagram'],
  ['instagram', 'facebook'],
  ['youtube'],
  ['tiktok'],
];

/** The clips that show the video templates are ads, too: each of a product of the samples, under its own brand. */
export function clipEntries(): LibraryEntry[] {
  return templateCatalogue().flatMap(({ id, clip, picture, seconds }, index) => {
    const product = sampleProducts[index % sampleProducts.length];
    if (clip === undefined || seconds === undefined || product === undefined) return [];
    const address = (file: string): string => `/template-previews/${file.replace(/^previews\//, '')}`;
    const started = dayOf(index * 17 + 30);
    const active = index % 3 !== 0;
    const seen = active ? dayOf(1) : dayOf(index * 7 + 6);
    return [
      {
        source: 'sample' as const,
        key: `clip-${id}`,
        brand: product.brand,
        platforms: [...(platforms[index % platforms.length] ?? [])],
        countries: ['US', 'GB'].slice(0, 1 + (index % 2)),
        language: 'en',
        format: 'video' as const,
        cta: index % 2 === 0 ? ('shop_now' as const) : ('learn_more' as const),
        category: shelves[product.id].category,
        headline: `${product.title}: ${product.benefits[0]}`,
        body: `${product.description} ${product.benefits.slice(1).join('. ')}.`,
        description: product.benefits[1],
        landing_page: `https://${product.id}.example/`,
        started_on: started,
        last_seen_on: seen,
        active,
        media: [
          {
            kind: 'video' as const,
            url: address(clip),
            thumb_url: address(picture),
            width: 360,
            height: 640,
            seconds,
            silent: true,
          },
        ],
        palette: [...product.colors],
        history: [
          { on: started, what: 'started' as const, before: null, after: null },
          ...(active ? [] : [{ on: seen, what: 'stopped' as const, before: null, after: null }]),
        ],
      },
    ];
  });
}

/** So many days before the sample library was made. */
function dayOf(before: number): string {
  return new Date(Date.parse('2026-11-16') - before * 86_400_000).toISOString().slice(0, 10);
}

import { attribute, type Element, type Page, resolveUrl } from '../html/page.ts';

/** Where shops hide the large picture behind the one that is shown, the largest first. */
const largeKeys = [
  'data-zoom-image',
  'data-zoom',
  'data-old-hires',
  'data-large_image',
  'data-large-image',
  'data-full',
  'data-image-large-src',
  'data-magnify-src',
  'data-original',
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-image',
  'data-master',
];

/** The best address of a picture that an element shows; null when it shows none. */
export function pictureOf(page: Page, element: Element): { url: string; width: number | null } | null {
  const large = largeKeys.map((key) => attribute(element, key)).find((value) => looksLikeAddress(value));
  if (large !== undefined) return whole(page, large.replaceAll('{width}', '1080'), null);
  const dynamic = dynamicImage(attribute(element, 'data-a-dynamic-image'));
  if (dynamic !== null) return whole(page, dynamic.url, dynamic.width);
  const sets = [attribute(element, 'srcset'), attribute(element, 'data-srcset')].flatMap(sourcesIn);
  const [best] = sets.sort((left, right) => right.width - left.width);
  if (best !== undefined) return whole(page, best.url, best.width > 10 ? best.width : null);
  const src = attribute(element, 'src');
  return looksLikeAddress(src) ? whole(page, src, null) : null;
}

function whole(page: Page, address: string, width: number | null): { url: string; width: number | null } | null {
  const url = resolveUrl(page, address);
  return url === null ? null : { url, width };
}

function looksLikeAddress(value: string): boolean {
  return value !== '' && !/^(?:data|blob|about|javascript):/i.test(value) && !/\s/.test(value.trim());
}

/** `a.jpg 300w, b.jpg 1200w` or `a.jpg 1x, b.jpg 2x`; addresses may hold commas, so only a comma with a space parts. */
export function sourcesIn(srcset: string): { url: string; width: number }[] {
  if (srcset === '' || srcset.length > 20_000) return [];
  return srcset
    .split(/,\s+|\s,/)
    .map((part) => {
      const [url = '', size = ''] = part.trim().split(/\s+/);
      const amount = Number.parseFloat(size) || 1;
      return { url, width: size.endsWith('w') ? amount : amount };
    })
    .filter(({ url }) => looksLikeAddress(url));
}

/** `{"address": [width, height], …}`, as large marketplaces have it. */
function dynamicImage(json: string): { url: string; width: number } | null {
  if (!json.startsWith('{')) return null;
  try {
    const sizes = Object.entries(JSON.parse(json) as Record<string, unknown>);
    const all = sizes.map(([url, size]) => ({ url, width: Array.isArray(size) ? Number(size[0]) || 0 : 0 }));
    return all.sort((left, right) => right.width - left.width)[0] ?? null;
  } catch {
    return null;
  }
}

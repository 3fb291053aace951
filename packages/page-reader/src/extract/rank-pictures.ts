import type { PagePicture } from '@adwright/contract/product/product-page.ts';
import { overlap, wordsOf } from './clues.ts';
import type { Found, SourceName } from './found.ts';

const trust: Readonly<Record<SourceName, number>> = {
  'json-ld': 0.62,
  microdata: 0.55,
  shopify: 0.6,
  woocommerce: 0.6,
  magento: 0.6,
  prestashop: 0.58,
  marketplace: 0.65,
  'site-builder': 0.55,
  state: 0.52,
  meta: 0.46,
  plain: 0.24,
};

const notProduct =
  /(?:^|[^a-z])(?:logos?|icons?|sprites?|badges?|payments?|avatars?|banners?|placeholder|no-?image|loader|loading|spinner|pixel|flags?|stars?|ratings?|trust|visa|mastercard|paypal|klarna|social|facebook|instagram|twitter|pinterest|whatsapp|favicon|captcha|1x1|blank|spacer|transparent|size-?chart|size-?guide|app-?store|google-?play|qr|share|og-default|default-share|seal|ssl)(?:[^a-z]|$)/i;

const mostKept = 30;

type Seen = {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  score: number;
  sources: Set<SourceName>;
};

/** One list of all pictures that sources named, each once, the likeliest pictures of the product first. */
export function rankPictures(found: readonly Found[], title: string): PagePicture[] {
  const titleWords = wordsOf(title);
  const seen = new Map<string, Seen>();
  for (const { source, images = [] } of found) {
    const inSource = new Set<string>();
    for (const image of images) {
      const key = pictureKey(image.url);
      const place = inSource.has(key) ? -1 : inSource.size;
      inSource.add(key);
      const width = image.width ?? null;
      const height = image.height ?? null;
      const score =
        trust[source] +
        0.16 * overlap(wordsOf(image.alt ?? ''), titleWords) +
        0.1 * overlap(wordsOf(fileName(image.url)), titleWords) -
        Math.min(0.2, 0.015 * Math.max(0, place)) -
        (image.isElsewhere === true ? 0.5 : 0) +
        shapeScore(width, height) -
        (notProduct.test(`${fileName(image.url)} ${image.alt ?? ''}`) ? 0.5 : 0) -
        (/\.(?:svg|gif|ico)(?:[?#]|$)/i.test(image.url) ? 0.45 : 0);
      note(seen, key, { url: image.url, alt: image.alt ?? '', width, height, score, sources: new Set([source]) });
    }
  }
  return [...seen.values()]
    .map((one) => ({ ...one, score: one.score + Math.min(0.24, 0.08 * (one.sources.size - 1)) }))
    .filter(({ score }) => score >= 0.18)
    .sort((left, right) => right.score - left.score)
    .slice(0, mostKept)
    .map(({ url, alt, width, height, score }) => ({ url, alt, width, height, score: rounded(score) }));
}

function note(seen: Map<string, Seen>, key: string, next: Seen): void {
  const known = seen.get(key);
  if (known === undefined) {
    seen.set(key, next);
    return;
  }
  for (const source of next.sources) known.sources.add(source);
  const isLarger = sizeOf(next) > sizeOf(known);
  if (isLarger) [known.url, known.width, known.height] = [next.url, next.width, next.height];
  if (known.alt === '') known.alt = next.alt;
  known.score = Math.max(known.score, next.score);
}

/** Between two of nearly the same size the one that travels safely is taken. */
function sizeOf({ url, width }: Seen): number {
  return (width ?? sizeInName(url)) * (url.startsWith('https:') ? 1.3 : 1);
}

export function shapeScore(width: number | null, height: number | null): number {
  if (width === null || width <= 0) return 0;
  const size = width >= 800 ? 0.1 : width >= 400 ? 0.04 : width < 100 ? -0.5 : width < 200 ? -0.25 : 0;
  if (height === null || height <= 0) return size;
  const ratio = width / height;
  return size - (ratio > 2.6 || ratio < 0.38 ? 0.3 : 0);
}

export function rounded(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000;
}

function fileName(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  const name = path.split('/').at(-1) ?? '';
  return name.replace(/\.\w+$/, '').replaceAll(/[-_%+]/g, ' ');
}

/** A picture without what only says which size of it is meant, so that its sizes count as one. */
export function pictureKey(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const path = parsed.pathname
    .replace(
      /_(?:\d{2,4}x\d{0,4}|x\d{2,4}|pico|icon|thumb|small|compact|medium|large|grande|master|original)(?:_crop_\w+)?(?:@\dx)?(?=\.\w+$)/i,
      '',
    )
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '')
    .replace(/-scaled(?=\.\w+$)/, '')
    .replace(/\._[A-Za-z0-9_,%-]+_(?=\.\w+$)/, '')
    .replace(/-(?:small|medium|large|home|cart|thickbox)_default(?=\/|\.)/, '')
    .replace(/\/cache\/[0-9a-f]{16,64}(?=\/)/, '')
    .replace(/\/v1\/(?:fill|fit)\/.*$/, '');
  const query = [...parsed.searchParams].filter(
    ([key]) =>
      !/^(?:w|h|width|height|v|q|quality|fit|crop|format|fm|auto|dpr|sz|size|wid|hei|imwidth|ixlib|bw|bh|canvas|optimize|pad|fmt|op_\w+|resmode|scale)$/i.test(
        key,
      ),
  );
  return `${parsed.hostname}${path}?${query.map((pair) => pair.join('=')).join('&')}`;
}

function sizeInName(url: string): number {
  const match =
    /[_-](\d{2,4})x(?:\d{2,4})?\.\w+(?:[?#]|$)|[?&](?:w|width|wid|imwidth|sw)=(\d{2,4})|_S[XLYR](\d{2,4})_|_UL(\d{2,4})_|\/w_(\d{2,4})/i.exec(
      url,
    );
  const size = match?.slice(1).find((part) => part !== undefined);
  // A picture whose name says nothing about its size is the original.
  return size === undefined ? 1_000 : Number(size);
}

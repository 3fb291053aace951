/** Reads a product out of an object that some shop's program made for itself, by the names its fields have. */
import type { Found, FoundImage, FoundRating } from '../extract/found.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { type Page, resolveUrl } from '../html/page.ts';
import type { PriceHints } from '@adwright/contract/price/currencies.ts';
import { currencyOf, type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';
import {
  nameKeys,
  priceKeys,
  innerPriceKeys,
  listPriceKeys,
  imageKeys,
  descriptionKeys,
  benefitKeys,
  brandKeys,
  currencyKeys,
  addressKeys,
  innerImageKeys,
} from './product-keys.ts';
import { asList, asNumber, asText, isObject, type Json, pick } from './values.ts';

export type ProductContext = {
  readonly page: Page;
  readonly hints: PriceHints;
  readonly source: Found['source'];
  /** Whole numbers are hundredths. */
  readonly inCents?: boolean;
};

export function readProductObject(product: Json, context: ProductContext): Found {
  const currency = currencyOf(asText(pick(product, currencyKeys)), context.hints);
  const variants = asList(product['variants']).map(nodeOf).filter(isObject).slice(0, 50);
  const structured = isObject(product['structuredContent'])
    ? asList(product['structuredContent']['variants']).filter(isObject)
    : [];
  const price = firstPrice([product, ...variants, ...structured], context);
  const list =
    pick(product, listPriceKeys) ?? variants.map((one) => pick(one, listPriceKeys)).find((one) => one !== undefined);
  const rating = pick(product, ['rating', 'aggregateRating', 'reviewSummary', 'ratings', 'reviews']);
  return {
    source: context.source,
    title: htmlToText(asText(pick(product, nameKeys)), 500),
    description: htmlToText(textIn(pick(product, descriptionKeys))),
    benefits: asList(pick(product, benefitKeys))
      .map((point) => htmlToText(asText(point), 300))
      .filter((point) => point.length >= 6)
      .slice(0, 12),
    price: price === null ? null : { amount: price.amount, currency: price.currency ?? currency },
    listPrice: moneyIn(list, context)?.amount ?? null,
    brand: htmlToText(asText(pick(product, brandKeys)), 200),
    rating: ratingIn(rating, product),
    images: imageKeys.flatMap((key) => imagesIn(product[key], context.page, 3)).slice(0, 60),
  };
}

/** Some keep texts under the language or the format. */
function textIn(value: unknown): string {
  if (!isObject(value)) return asText(value);
  return asText(pick(value, ['html', 'text', 'value', 'plain', 'en', 'default']));
}

function firstPrice(objects: readonly Json[], context: ProductContext): Money | null {
  for (const object of objects) {
    for (const key of priceKeys) {
      const money = moneyIn(object[key], context, key);
      if (money !== null) return money;
    }
  }
  return null;
}

function moneyIn(value: unknown, context: ProductContext, key = '', depth = 4): Money | null {
  const [first] = asList(value);
  if (typeof first === 'number' || typeof first === 'string') return plainMoney(first, context, key);
  if (!isObject(first) || depth === 0) return null;
  const code = currencyOf(asText(pick(first, currencyKeys)), context.hints);
  for (const inner of innerPriceKeys) {
    const money = moneyIn(first[inner], context, inner, depth - 1);
    if (money === null) continue;
    const digits = inner === 'centAmount' ? asNumber(first['fractionDigits']) : null;
    const amount = digits === null ? money.amount : (money.amount * 100) / 10 ** digits;
    return { amount, currency: money.currency ?? code };
  }
  return null;
}

function plainMoney(value: number | string, { hints, inCents = false }: ProductContext, key: string): Money | null {
  const number = asNumber(value);
  if (number === null) return typeof value === 'string' ? parsePrice(value, hints) : null;
  if (number <= 0) return null;
  const isCents = /cent|minor/i.test(key) || (inCents && Number.isInteger(number) && typeof value === 'number');
  return { amount: isCents ? number / 100 : number, currency: null };
}

function ratingIn(value: unknown, product: Json): FoundRating | null {
  const given = isObject(value)
    ? asNumber(pick(value, ['average', 'value', 'ratingValue', 'score', 'averageRating', 'rating']))
    : (asNumber(value) ?? asNumber(pick(product, ['averageRating', 'average_rating', 'ratingAverage'])));
  if (given === null || given <= 0 || given > 5) return null;
  const counts = [
    'count',
    'total',
    'reviewCount',
    'ratingCount',
    'totalReviews',
    'reviewsCount',
    'review_count',
    'numReviews',
  ];
  const count = asNumber(isObject(value) ? pick(value, counts) : undefined) ?? asNumber(pick(product, counts));
  return { value: Math.round(given * 10) / 10, count };
}

function imagesIn(value: unknown, page: Page, depth: number): FoundImage[] {
  return asList(value)
    .slice(0, 60)
    .flatMap((one): FoundImage[] => {
      if (typeof one === 'string') return imageAt(one, page, {});
      if (!isObject(one)) return [];
      const inner = innerImageKeys.find((key) => typeof one[key] === 'object' && one[key] !== null);
      const address = addressKeys.map((key) => one[key]).find((found) => typeof found === 'string' || isObject(found));
      if (typeof address === 'string') return imageAt(address, page, one);
      if (isObject(address) && depth > 0) return imagesIn(address, page, depth - 1);
      return inner === undefined || depth === 0 ? [] : imagesIn(one[inner], page, depth - 1);
    });
}

function imageAt(address: string, page: Page, details: Json): FoundImage[] {
  if (!/^(?:https?:)?\/\/|^\/|^[\w./%-]+\.(?:jpe?g|png|webp|avif)/i.test(address)) return [];
  if (/\.(?:mp4|webm|mov|m3u8|glb|usdz|svg)(?:[?#]|$)/i.test(address)) return [];
  const url = resolveUrl(page, address);
  if (url === null) return [];
  return [
    {
      url,
      alt: asText(pick(details, ['alt', 'altText', 'alt_text', 'caption'])),
      width: asNumber(details['width']),
      height: asNumber(details['height']),
    },
  ];
}

function nodeOf(value: unknown): unknown {
  return isObject(value) && isObject(value['node']) ? value['node'] : value;
}

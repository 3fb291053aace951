import type { Clues } from '../extract/clues.ts';
import { descriptionKeys, imageKeys, nameKeys, priceKeys } from './product-keys.ts';
import { asText, isObject, type Json, objectsIn, pick } from './values.ts';

/** The object among everything in a page's data that is most like the product this page is about. */
export function findProductLike(
  roots: readonly unknown[],
  clues: Clues,
  path: string,
): { product: Json; score: number } | null {
  let best: { product: Json; score: number } | null = null;
  for (const root of roots) {
    for (const object of objectsIn(root)) {
      const score = likeness(object, clues, path);
      if (score > (best?.score ?? 2.4)) best = { product: object, score };
    }
  }
  return best;
}

function likeness(object: Json, clues: Clues, path: string): number {
  const name = asText(pick(object, nameKeys));
  if (name.length < 2 || name.length > 400) return 0;
  const hasVariants = Array.isArray(object['variants']) || isObject(object['variants']);
  const hasPrice = pick(object, priceKeys) !== undefined || hasVariants;
  const hasImage = pick(object, imageKeys) !== undefined;
  if (!hasPrice) return 0;
  const slug = asText(
    pick(object, [
      'handle',
      'slug',
      'urlKey',
      'url_key',
      'urlPart',
      'seoName',
      'permalink',
      'url',
      'link_rewrite',
      'fullUrl',
    ]),
  );
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const isAddressed = slug !== '' && last !== '' && (slug === last || slug.replace(/\/+$/, '').endsWith(`/${last}`));
  const identity = pick(object, ['sku', 'id', 'productId', 'product_id', 'gtin', 'ean', 'articleNumber']);
  return (
    1.2 +
    4 * clues.likeTitle(name) +
    (hasImage ? 1 : 0) +
    (pick(object, descriptionKeys) === undefined ? 0 : 0.8) +
    (identity === undefined ? 0 : 0.3) +
    (hasVariants ? 0.4 : 0) +
    (isAddressed ? 1.5 : 0)
  );
}

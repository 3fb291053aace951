import type { Clues } from '../extract/clues.ts';
import type { Found } from '../extract/found.ts';
import type { Page } from '../html/page.ts';
import { findProductLike } from '../json/product-like.ts';
import { readProductObject } from '../json/product-object.ts';
import { pageData } from './page-data.ts';
import { isShopify } from './shopify.ts';

/** Pages that are programs bring the product as data: Next, Nuxt, and whatever a window is given to start with. */
export function readState(page: Page, clues: Clues): Found[] {
  if (isShopify(page)) return [];
  const found = findProductLike(pageData(page), clues, page.url.pathname);
  if (found === null) return [];
  return [readProductObject(found.product, { page, hints: clues.hints, source: 'state' })];
}

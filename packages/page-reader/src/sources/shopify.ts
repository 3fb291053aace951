import type { Clues } from '../extract/clues.ts';
import type { Found } from '../extract/found.ts';
import { ofTag, type Page } from '../html/page.ts';
import { findProductLike } from '../json/product-like.ts';
import { readProductObject } from '../json/product-object.ts';
import { isoCurrencies } from '@adwright/contract/price/currencies.ts';
import { pageData } from './page-data.ts';

export function isShopify(page: Page): boolean {
  return ofTag(page, 'script').some(
    ({ code, attributes }) =>
      /\bShopify\b/.test(code.slice(0, 5_000)) || (attributes['src'] ?? '').includes('cdn.shopify'),
  );
}

/** The product as Liquid prints it: amounts in hundredths, pictures without a scheme. */
export function readShopify(page: Page, clues: Clues): Found[] {
  if (!isShopify(page)) return [];
  const found = findProductLike(pageData(page), clues, page.url.pathname);
  if (found === null) return [];
  const product = readProductObject(found.product, { page, hints: clues.hints, source: 'shopify', inCents: true });
  const { price } = product;
  return [{ ...product, price: price ? { ...price, currency: price.currency ?? activeCurrency(page) } : null }];
}

function activeCurrency(page: Page): string | null {
  for (const { code } of ofTag(page, 'script')) {
    const match =
      /(?:Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"|"currency"\s*:\s*"|"currencyCode"\s*:\s*")([A-Z]{3})"/.exec(
        code,
      );
    const currency = match?.[1];
    if (currency !== undefined && isoCurrencies.has(currency)) return currency;
  }
  return null;
}

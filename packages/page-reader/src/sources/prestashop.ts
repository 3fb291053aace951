import type { Clues } from '../extract/clues.ts';
import type { Found } from '../extract/found.ts';
import { pictureOf } from '../extract/picture-addresses.ts';
import { attribute, type Page } from '../html/page.ts';
import { parseLoose } from '../json/loose-json.ts';
import { readProductObject } from '../json/product-object.ts';
import { isObject } from '../json/values.ts';
import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { allWithClasses, attributeOf, tagInside, textAt, withAttribute, withClasses } from './selectors.ts';

/** PrestaShop prints the whole product into an attribute, beside a price that is marked up for machines. */
export function readPrestaShop(page: Page, clues: Clues): Found[] {
  const details = page.byId.get('product-details');
  const data = details === undefined ? null : parseLoose(attribute(details, 'data-product'));
  const block = withClasses(page, 'product-prices') ?? withClasses(page, 'current-price');
  if (!isObject(data) && block === undefined) return [];
  const found: Found = isObject(data)
    ? readProductObject(data, { page, hints: clues.hints, source: 'prestashop' })
    : { source: 'prestashop' };
  return [{ ...found, ...pricesOf(page, clues, found), images: [...imagesOf(page), ...(found.images ?? [])] }];
}

function pricesOf(page: Page, clues: Clues, found: Found): Pick<Found, 'price' | 'listPrice'> {
  const current = withClasses(page, 'current-price') ?? withClasses(page, 'product-price');
  const marked = current === undefined ? undefined : withAttribute(page, 'content', undefined, current)[0];
  const written = parsePrice(textAt(page, current, 80), clues.hints);
  const amount = Number.parseFloat(attributeOf(marked, 'content')) || written?.amount || found.price?.amount;
  const before = parsePrice(textAt(page, withClasses(page, 'regular-price'), 60), clues.hints)?.amount ?? null;
  if (amount === undefined) return { price: null, listPrice: null };
  return { price: { amount, currency: found.price?.currency ?? written?.currency ?? null }, listPrice: before };
}

function imagesOf(page: Page): NonNullable<Found['images']> {
  const cover = withClasses(page, 'product-cover') ?? withClasses(page, 'images-container');
  return [...tagInside(page, cover, 'img'), ...allWithClasses(page, 'js-thumb')].flatMap((image) => {
    const picture = pictureOf(page, image);
    return picture === null ? [] : [{ url: picture.url, alt: attribute(image, 'alt') }];
  });
}

import type { Clues } from '../extract/clues.ts';
import type { Found, FoundImage } from '../extract/found.ts';
import { pictureOf } from '../extract/picture-addresses.ts';
import { attribute, type Element, linesOf, type Page, resolveUrl, within } from '../html/page.ts';
import { parseLoose } from '../json/loose-json.ts';
import { asNumber, isObject } from '../json/values.ts';
import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { pointsOf } from './plain-benefits.ts';
import { allWithClasses, tagInside, textAt, withClasses } from './selectors.ts';

export function readWooCommerce(page: Page, clues: Clues): Found[] {
  const title = withClasses(page, 'product_title') ?? withClasses(page, 'wp-block-post-title');
  const gallery =
    withClasses(page, 'woocommerce-product-gallery') ?? withClasses(page, 'wp-block-woocommerce-product-image-gallery');
  if (title === undefined || (gallery === undefined && withClasses(page, 'woocommerce-Price-amount') === undefined))
    return [];
  const summary = withClasses(page, 'summary.entry-summary') ?? withClasses(page, 'entry-summary');
  const short = withClasses(page, 'woocommerce-product-details__short-description');
  const long = page.byId.get('tab-description') ?? withClasses(page, 'woocommerce-Tabs-panel--description');
  const rating = /(\d(?:[.,]\d+)?)/.exec(textAt(page, withClasses(page, 'star-rating', summary), 200))?.[1];
  const count = /\d+/.exec(textAt(page, withClasses(page, 'woocommerce-review-link'), 60))?.[0];
  const value = asNumber(rating ?? null);
  return [
    {
      source: 'woocommerce',
      title: textAt(page, title),
      description:
        [short, long]
          .map((part) => (part === undefined ? '' : linesOf(page, part, 6_000).join(' ')))
          .find((text) => text.length > 20) ?? '',
      benefits: [short, long].flatMap((part) => tagInside(page, part, 'ul').flatMap((list) => pointsOf(page, list))),
      ...pricesOf(page, clues, summary),
      rating:
        value === null || value > 5
          ? null
          : { value: Math.round(value * 10) / 10, count: count === undefined ? null : Number(count) },
      images: gallery === undefined ? [] : galleryImages(page, gallery),
    },
  ];
}

function pricesOf(page: Page, clues: Clues, summary: Element | undefined): Pick<Found, 'price' | 'listPrice'> {
  const variation = variationPrice(page);
  for (const block of allWithClasses(page, 'price', summary)) {
    const ins = tagInside(page, block, 'ins')[0];
    const del = tagInside(page, block, 'del')[0];
    const amount = allWithClasses(page, 'woocommerce-Price-amount', ins ?? block).find(
      (one) => del === undefined || one.index < del.index || one.index >= del.end,
    );
    const price = parsePrice(textAt(page, amount ?? ins ?? block, 80), clues.hints);
    const before = del === undefined ? null : (parsePrice(textAt(page, del, 80), clues.hints)?.amount ?? null);
    if (price !== null) return { price, listPrice: before };
  }
  return { price: variation === null ? null : { amount: variation, currency: null }, listPrice: null };
}

/** Products with a choice carry every variation in an attribute of the form. */
function variationPrice(page: Page): number | null {
  const form = withClasses(page, 'variations_form');
  const variations = form === undefined ? null : parseLoose(attribute(form, 'data-product_variations'));
  const [first] = Array.isArray(variations) ? (variations as unknown[]) : [];
  return isObject(first) ? asNumber(first['display_price']) : null;
}

function galleryImages(page: Page, gallery: Element): FoundImage[] {
  const images: FoundImage[] = [];
  for (const element of within(page, gallery)) {
    const href = element.tag === 'a' ? attribute(element, 'href') : '';
    const linked = /\.(?:jpe?g|png|webp|avif)/i.test(href) ? resolveUrl(page, href) : null;
    const shown = element.tag === 'img' ? pictureOf(page, element)?.url : undefined;
    const url = linked ?? shown;
    if (url === undefined) continue;
    images.push({
      url,
      alt: attribute(element, 'alt'),
      width: asNumber(attribute(element, 'data-large_image_width')),
      height: asNumber(attribute(element, 'data-large_image_height')),
    });
  }
  return images;
}

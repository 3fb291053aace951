import type { Clues } from '../extract/clues.ts';
import type { Found } from '../extract/found.ts';
import { pictureOf } from '../extract/picture-addresses.ts';
import { attribute, type Element, linesOf, type Page } from '../html/page.ts';
import { parseLoose } from '../json/loose-json.ts';
import { readProductObject } from '../json/product-object.ts';
import { isObject } from '../json/values.ts';
import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { pointsOf } from './plain-benefits.ts';
import { tagInside, textAt, withAttribute, withClasses } from './selectors.ts';

type Places = {
  readonly title: Element | undefined;
  readonly price: Element | undefined;
  readonly before: Element | undefined;
  readonly description: Element | undefined;
  readonly gallery: Element | undefined;
};

/** Site builders with fixed names in their markup: each is a list of places to look at. */
const builders: readonly ((page: Page) => Places)[] = [
  // Wix
  (page) => {
    const hook = (name: string) => withAttribute(page, 'data-hook', name)[0];
    return {
      title: hook('product-title'),
      price: hook('formatted-primary-price'),
      before: hook('formatted-secondary-price'),
      description: hook('description') ?? hook('info-section-description'),
      gallery: hook('product-gallery-root') ?? hook('main-media-image-wrapper'),
    };
  },
  // Squarespace
  (page) => ({
    title: withClasses(page, 'ProductItem-details-title') ?? withClasses(page, 'product-title'),
    price: withClasses(page, 'product-price') ?? withClasses(page, 'sqs-money-native'),
    before: withClasses(page, 'original-price'),
    description: withClasses(page, 'ProductItem-details-excerpt') ?? withClasses(page, 'product-description'),
    gallery: withClasses(page, 'ProductItem-gallery') ?? withClasses(page, 'product-gallery'),
  }),
  // BigCommerce
  (page) => ({
    title: withClasses(page, 'productView-title'),
    price:
      withAttribute(page, 'data-product-price-with-tax')[0] ?? withAttribute(page, 'data-product-price-without-tax')[0],
    before: withAttribute(page, 'data-product-rrp-price-without-tax')[0],
    description: withClasses(page, 'productView-description'),
    gallery: withClasses(page, 'productView-images'),
  }),
];

export function readSiteBuilder(page: Page, clues: Clues): Found[] {
  const found = builders
    .map((places) => places(page))
    .filter(({ title, price, gallery }) => title !== undefined && (price !== undefined || gallery !== undefined))
    .map((places) => readPlaces(page, places, clues));
  const [holder] = withAttribute(page, 'data-product');
  const data = holder === undefined ? null : parseLoose(attribute(holder, 'data-product'));
  if (isObject(data) && holder?.attributes['id'] !== 'product-details') {
    const product = readProductObject(data, { page, hints: clues.hints, source: 'site-builder' });
    if (product.title !== '' && clues.likeTitle(product.title ?? '') > 0.4) found.push(product);
  }
  return found;
}

function readPlaces(page: Page, { title, price, before, description, gallery }: Places, clues: Clues): Found {
  return {
    source: 'site-builder',
    title: textAt(page, title),
    price: parsePrice(textAt(page, price, 80), clues.hints),
    listPrice: parsePrice(textAt(page, before, 80), clues.hints)?.amount ?? null,
    description: description === undefined ? '' : linesOf(page, description, 6_000).join(' '),
    benefits: tagInside(page, description, 'ul').flatMap((list) => pointsOf(page, list)),
    images: [...tagInside(page, gallery, 'img'), ...(gallery?.tag === 'img' ? [gallery] : [])].flatMap((image) => {
      const picture = pictureOf(page, image);
      return picture === null ? [] : [{ url: picture.url, alt: attribute(image, 'alt') }];
    }),
  };
}

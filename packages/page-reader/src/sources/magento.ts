import type { Clues } from '../extract/clues.ts';
import type { Found, FoundImage } from '../extract/found.ts';
import { attribute, linesOf, ofTag, type Page, resolveUrl } from '../html/page.ts';
import { parseLoose } from '../json/loose-json.ts';
import { asList, asNumber, asText, isObject, objectsIn, pick } from '../json/values.ts';
import { currencyOf, type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';
import { metaOf } from './meta-content.ts';
import { pointsOf } from './plain-benefits.ts';
import { tagInside, textAt, withAttribute, withClasses } from './selectors.ts';

export function readMagento(page: Page, clues: Clues): Found[] {
  const inits = ofTag(page, 'script').filter((script) => attribute(script, 'type') === 'text/x-magento-init');
  const info = withClasses(page, 'product-info-main');
  if (inits.length === 0 && info === undefined) return [];
  const heading = withAttribute(page, 'data-ui-id', 'page-title-wrapper')[0] ?? withClasses(page, 'page-title');
  if (heading === undefined) return [];
  const overview =
    withClasses(page, 'product.attribute.overview') ?? withClasses(page, 'product.attribute.description');
  return [
    {
      source: 'magento',
      title: textAt(page, heading),
      description: overview === undefined ? '' : linesOf(page, overview, 6_000).join(' '),
      benefits: tagInside(page, overview, 'ul').flatMap((list) => pointsOf(page, list)),
      price: priceOf(page, clues, 'finalPrice'),
      listPrice: priceOf(page, clues, 'oldPrice')?.amount ?? null,
      images: inits.flatMap((script) => galleryOf(page, parseLoose(script.code))).slice(0, 60),
    },
  ];
}

function priceOf(page: Page, clues: Clues, kind: string): Money | null {
  const info = withClasses(page, 'product-info-main') ?? withClasses(page, 'product-info-price');
  const [element] = withAttribute(page, 'data-price-type', kind, info);
  if (element === undefined) return null;
  const amount = asNumber(attribute(element, 'data-price-amount'));
  const written = parsePrice(textAt(page, element, 80), clues.hints);
  const currency = currencyOf(metaOf(page, 'product:price:currency')) ?? written?.currency ?? null;
  return amount === null ? written : { amount, currency };
}

function galleryOf(page: Page, init: unknown): FoundImage[] {
  const images: FoundImage[] = [];
  for (const object of objectsIn(init, 5_000)) {
    const gallery = object['mage/gallery/gallery'];
    if (!isObject(gallery)) continue;
    for (const one of asList(gallery['data']).filter(isObject)) {
      const url = resolveUrl(page, asText(pick(one, ['full', 'img'])));
      if (url !== null) images.push({ url, alt: asText(one['caption']) });
    }
  }
  return images;
}

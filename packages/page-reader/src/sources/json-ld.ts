import type { Found, FoundImage, FoundRating, FoundReview } from '../extract/found.ts';
import type { Clues } from '../extract/clues.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { attribute, ofTag, type Page, resolveUrl } from '../html/page.ts';
import { parseLoose } from '../json/loose-json.ts';
import { asList, asNumber, asText, isObject, type Json, objectsIn } from '../json/values.ts';
import { currencyOf, type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';
import { parseNumber } from '@adwright/contract/price/parse-number.ts';

const productTypes =
  /^(?:https?:\/\/schema\.org\/)?(?:Product|ProductGroup|ProductModel|IndividualProduct|Vehicle|Car|Book|SoftwareApplication|Course|Event|Menu[A-Z]\w+)$/;
const siteTypes = /(?:Organization|Store|Corporation|WebSite|LocalBusiness|Brand)$/;

export function readJsonLd(page: Page, clues: Clues): Found[] {
  const things = ofTag(page, 'script')
    .filter((script) => /ld\+json/i.test(attribute(script, 'type')))
    .slice(0, 60)
    .flatMap((script) => [...objectsIn(parseLoose(script.code))]);
  const byId = thingsById(things);
  const products = things.filter((thing) => isType(thing, productTypes) && asText(thing['name']) !== '');
  const product = mainProduct(products, page, clues);
  const site = things.find((thing) => isType(thing, siteTypes) && thing['logo'] !== undefined);
  const found: Found[] = [];
  if (product !== undefined) found.push(readProduct(product, page, clues, byId));
  const logo = site === undefined ? null : imagesOf(page, site['logo'])[0]?.url;
  if (logo) found.push({ source: 'json-ld', logo, siteName: asText(site?.['name']) });
  return found;
}

/** A reference is an object as well, with nothing but its id: the thing itself says more. */
function thingsById(things: readonly Json[]): ReadonlyMap<string, Json> {
  const byId = new Map<string, Json>();
  for (const thing of things) {
    const id = asText(thing['@id']);
    const known = byId.get(id);
    const isFuller = known === undefined || Object.keys(thing).length > Object.keys(known).length;
    if (id !== '' && isFuller) byId.set(id, thing);
  }
  return byId;
}

function isType(thing: Json, pattern: RegExp): boolean {
  return asList(thing['@type']).some((type) => typeof type === 'string' && pattern.test(type));
}

/** Pages list other products as well: theirs is the one of this address, or of this page's own headline. */
function mainProduct(products: readonly Json[], page: Page, clues: Clues): Json | undefined {
  const scored = products.map((product, order) => {
    const name = asText(product['name']);
    const address = [product['url'], product['@id'], product['mainEntityOfPage']]
      .map((value) => resolveUrl(page, asText(value)))
      .some((url) => url !== null && clues.isThisPage(url));
    const told = ['offers', 'image', 'description', 'sku', 'hasVariant'].filter((key) => product[key] !== undefined);
    return { product, score: (address ? 3 : 0) + 4 * clues.likeTitle(name) + told.length * 0.4 - order * 0.05 };
  });
  return scored.sort((left, right) => right.score - left.score)[0]?.product;
}

function readProduct(product: Json, page: Page, clues: Clues, byId: ReadonlyMap<string, Json>): Found {
  const variants = asList(product['hasVariant']).filter(isObject);
  const offers = [product, ...variants].flatMap((one) => asList(one['offers'])).filter(isObject);
  const resolved = offers.map((offer) => byId.get(asText(offer['@id'])) ?? offer);
  const offer = resolved.find((one) => priceOf(one, clues) !== null);
  const brandThing = product['brand'] ?? product['manufacturer'];
  const linked =
    isObject(brandThing) && brandThing['name'] === undefined ? byId.get(asText(brandThing['@id'])) : undefined;
  return {
    source: 'json-ld',
    title: htmlToText(asText(product['name']), 500),
    description: htmlToText(asText(product['description'])),
    benefits: notesOf(product),
    price: offer === undefined ? null : priceOf(offer, clues),
    listPrice: offer === undefined ? null : listPriceOf(offer),
    brand: htmlToText(linked === undefined ? asText(brandThing) : asText(linked['name']), 200),
    available: availabilityOf(resolved),
    rating: ratingOf(product['aggregateRating']),
    reviews: asList(product['review'] ?? product['reviews'])
      .filter(isObject)
      .slice(0, 20)
      .map(reviewOf),
    images: [product, ...variants].flatMap((one) => imagesOf(page, one['image'])),
    videos: asList(product['video'] ?? product['subjectOf'])
      .filter(isObject)
      .map((video) => resolveUrl(page, asText(video['contentUrl'])))
      .filter((url) => url !== null),
  };
}

function priceOf(offer: Json, clues: Clues): Money | null {
  const specification = asList(offer['priceSpecification']).filter(isObject);
  const inner = asList(offer['offers']).filter(isObject);
  for (const one of [offer, ...specification, ...inner]) {
    const currency = currencyOf(asText(one['priceCurrency'] ?? offer['priceCurrency']));
    for (const key of ['price', 'lowPrice', 'minPrice']) {
      const amount = amountOf(one[key], currency);
      if (amount !== null)
        return { amount, currency: currency ?? parsePrice(asText(one[key]), clues.hints)?.currency ?? null };
    }
  }
  return null;
}

/** Machines write a point and no thousands; shops that fill the field by hand write as they speak. */
function amountOf(value: unknown, currency: string | null): number | null {
  const amount = asNumber(typeof value === 'string' && value.includes(',') ? null : value);
  if (amount !== null) return amount > 0 ? amount : null;
  const text = asText(value);
  if (text === '') return null;
  const written = parseNumber(text, currency) ?? parsePrice(text)?.amount ?? null;
  return written !== null && written > 0 ? written : null;
}

function listPriceOf(offer: Json): number | null {
  const specification = asList(offer['priceSpecification'])
    .filter(isObject)
    .find((one) => /(?:ListPrice|StrikethroughPrice|SRP|MSRP)/.test(asText(one['priceType'])));
  return specification === undefined ? null : amountOf(specification['price'], null);
}

function availabilityOf(offers: readonly Json[]): boolean | null {
  const words = offers.map((offer) => asText(offer['availability'])).filter((word) => word !== '');
  if (words.length === 0) return null;
  return words.some((word) => /(?:InStock|LimitedAvailability|PreOrder|OnlineOnly|BackOrder|PreSale)/i.test(word));
}

export function ratingOf(value: unknown): FoundRating | null {
  const rating = asList(value).find(isObject);
  if (rating === undefined) return null;
  const given = asNumber(rating['ratingValue']);
  const best = asNumber(rating['bestRating']) ?? 5;
  if (given === null || given <= 0 || best <= 0 || given > best) return null;
  const count = asNumber(rating['reviewCount']) ?? asNumber(rating['ratingCount']);
  return { value: Math.round((given / best) * 50) / 10, count: count === null ? null : Math.round(count) };
}

function reviewOf(review: Json): FoundReview {
  const rating = ratingOf(review['reviewRating']);
  return {
    author: htmlToText(asText(review['author']), 100),
    rating: rating?.value ?? null,
    text: htmlToText(asText(review['reviewBody'] ?? review['description'] ?? review['name']), 1_000),
  };
}

function notesOf(product: Json): string[] {
  const notes = asList(product['positiveNotes']).filter(isObject);
  return notes
    .flatMap((list) => asList(list['itemListElement']))
    .map((note) => htmlToText(asText(note), 200))
    .filter((note) => note !== '');
}

export function imagesOf(page: Page, value: unknown): FoundImage[] {
  const images: FoundImage[] = [];
  for (const one of asList(value).slice(0, 60)) {
    const address = isObject(one)
      ? asText(one['contentUrl'] ?? one['contentURL'] ?? one['url'] ?? one['@id'])
      : asText(one);
    const url = resolveUrl(page, address);
    if (url === null) continue;
    const details = isObject(one) ? one : {};
    images.push({
      url,
      alt: asText(details['caption'] ?? details['name']),
      width: asNumber(details['width']),
      height: asNumber(details['height']),
    });
  }
  return images;
}

import type { Clues } from '../extract/clues.ts';
import type { Found, FoundImage, FoundRating, FoundReview } from '../extract/found.ts';
import { pictureOf } from '../extract/picture-addresses.ts';
import { attribute, type Element, linesOf, ofTag, type Page, resolveUrl } from '../html/page.ts';
import { parseNumber, plainDigits } from '@adwright/contract/price/parse-number.ts';
import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { pointsOf } from './plain-benefits.ts';
import { allWithClasses, tagInside, textAt, withAttribute, withClasses } from './selectors.ts';

/** The markup of the largest marketplace and of those that copied its names. */
export function readMarketplace(page: Page, clues: Clues): Found[] {
  const title = page.byId.get('productTitle') ?? page.byId.get('title');
  const bullets = page.byId.get('feature-bullets') ?? page.byId.get('featurebullets_feature_div');
  if (title === undefined || (bullets === undefined && page.byId.get('landingImage') === undefined)) return [];
  const description = page.byId.get('productDescription');
  const points = tagInside(page, bullets, 'ul').flatMap((list) => pointsOf(page, list));
  return [
    {
      source: 'marketplace',
      title: textAt(page, title),
      description: description === undefined ? points.join(' ') : linesOf(page, description, 6_000).join(' '),
      benefits: points,
      ...pricesOf(page, clues),
      brand: brandOf(textAt(page, page.byId.get('bylineInfo'), 200)),
      available: availabilityOf(textAt(page, page.byId.get('availability'), 200)),
      rating: ratingOf(page),
      reviews: withAttribute(page, 'data-hook', 'review')
        .slice(0, 20)
        .map((review) => reviewOf(page, review)),
      images: imagesOf(page),
    },
  ];
}

const priceBlocks = [
  'corePrice_feature_div',
  'corePriceDisplay_desktop_feature_div',
  'apex_desktop',
  'price',
  'buybox',
];

function pricesOf(page: Page, clues: Clues): Pick<Found, 'price' | 'listPrice'> {
  let listPrice: number | null = null;
  for (const id of priceBlocks) {
    const block = page.byId.get(id);
    if (block === undefined) continue;
    for (const element of allWithClasses(page, 'a-price', block)) {
      const shown = withClasses(page, 'a-offscreen', element) ?? element;
      const price = parsePrice(textAt(page, shown, 60), clues.hints);
      if (price === null) continue;
      const isFormer = element.classes.includes('a-text-price') || attribute(element, 'data-a-strike') === 'true';
      if (!isFormer) return { price, listPrice: listPrice ?? strikeIn(page, clues, block) };
      listPrice ??= price.amount;
    }
  }
  const old = page.byId.get('priceblock_ourprice') ?? page.byId.get('priceblock_dealprice');
  return { price: parsePrice(textAt(page, old, 60), clues.hints), listPrice };
}

function strikeIn(page: Page, clues: Clues, block: Element): number | null {
  const struck = allWithClasses(page, 'a-price', block).find((one) => attribute(one, 'data-a-strike') === 'true');
  return struck === undefined
    ? null
    : (parsePrice(textAt(page, withClasses(page, 'a-offscreen', struck) ?? struck, 60), clues.hints)?.amount ?? null);
}

/** "Visit the Acme Store", "Marke: Acme", "Besuche den Acme-Store", "ブランド: Acme" */
function brandOf(line: string): string {
  const named = /[:：]\s*(.+)$/u.exec(line)?.[1];
  if (named !== undefined) return named.trim();
  const store =
    /^(?:Visit the|Besuche den|Besuchen Sie den|Visiter la boutique|Visita la tienda de|Visita lo Store di|Visite a loja|Bezoek de)\s+(.+?)(?:[- ]?(?:Store|Shop|winkel))?$/iu.exec(
      line,
    )?.[1];
  return (store ?? line).replace(/のストアを表示$/u, '').trim();
}

function availabilityOf(text: string): boolean | null {
  if (text === '') return null;
  return !/(?:unavailable|out of stock|nicht verfügbar|indisponible|no disponible|non disponibile|在庫切れ)/i.test(
    text,
  );
}

function ratingOf(page: Page): FoundRating | null {
  const popover = page.byId.get('acrPopover');
  const text = popover === undefined ? '' : attribute(popover, 'title') || textAt(page, popover, 100);
  const [first, second] = plainDigits(text).match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (first === undefined) return null;
  // "4,5 von 5 Sternen", but "5つ星のうち4.5"
  const isReversed = second !== undefined && Number(first) === 5 && /うち|중|分/u.test(text);
  const value = parseNumber(isReversed ? second : first, 'EUR');
  const words = plainDigits(textAt(page, page.byId.get('acrCustomerReviewText'), 100));
  const count = parseNumber(/\d[\d.,\s]*/.exec(words)?.[0].trim() ?? '', 'JPY');
  return value === null || value > 5 ? null : { value, count };
}

function reviewOf(page: Page, review: Element): FoundReview {
  const star = withAttribute(page, 'data-hook', 'review-star-rating', review)[0];
  const rating = parseNumber(/\d(?:[.,]\d)?/.exec(textAt(page, star, 60))?.[0] ?? '', 'EUR');
  return {
    author: textAt(page, withClasses(page, 'a-profile-name', review), 100),
    rating: rating !== null && rating <= 5 ? rating : null,
    text: textAt(page, withAttribute(page, 'data-hook', 'review-body', review)[0], 1_000),
  };
}

function imagesOf(page: Page): FoundImage[] {
  const landing = page.byId.get('landingImage');
  const first = landing === undefined ? null : pictureOf(page, landing);
  const inScripts = ofTag(page, 'script').flatMap(({ code }) =>
    code.includes('colorImages')
      ? [...code.matchAll(/"(?:hiRes|large)"\s*:\s*"(https:[^"]{5,400})"/g)].map((match) => match[1] ?? '')
      : [],
  );
  const addresses = [first?.url ?? '', ...inScripts].map((address) => resolveUrl(page, address));
  return addresses
    .filter((url) => url !== null)
    .map((url) => ({ url, alt: landing === undefined ? '' : attribute(landing, 'alt') }));
}

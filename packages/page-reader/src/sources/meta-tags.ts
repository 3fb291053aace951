import type { Clues } from '../extract/clues.ts';
import type { Found, FoundImage } from '../extract/found.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { type Page, resolveUrl } from '../html/page.ts';
import { asNumber } from '../json/values.ts';
import { currencyOf, type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';
import { metaOf, metasOf } from './meta-content.ts';

/** Open Graph with its product part, Twitter's card, and the plain description. */
export function readMetaTags(page: Page, clues: Clues): Found {
  return {
    source: 'meta',
    title: htmlToText(metaOf(page, 'og:title', 'twitter:title'), 500),
    description: htmlToText(metaOf(page, 'og:description', 'description', 'twitter:description')),
    price: priceOf(page, clues),
    listPrice: parsePrice(metaOf(page, 'product:original_price:amount'))?.amount ?? null,
    brand: htmlToText(metaOf(page, 'product:brand', 'og:brand', 'brand'), 200),
    available: availabilityOf(metaOf(page, 'product:availability', 'og:availability')),
    images: imagesOf(page),
    videos: [...metasOf(page, 'og:video'), ...metasOf(page, 'og:video:url')]
      .map((address) => resolveUrl(page, address))
      .filter((url) => url !== null),
    siteName: clues.siteName,
    logo: resolveUrl(page, metaOf(page, 'og:logo')),
  };
}

function priceOf(page: Page, clues: Clues): Money | null {
  const amount = metaOf(page, 'product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'price');
  const code = metaOf(page, 'product:sale_price:currency', 'product:price:currency', 'og:price:currency', 'currency');
  const currency = currencyOf(code, clues.hints);
  const direct = asNumber(amount.includes(',') ? null : amount);
  if (direct !== null && direct > 0) return { amount: direct, currency };
  const written = parsePrice(`${amount} ${currency ?? ''}`, clues.hints) ?? cardPrice(page, clues);
  return written === null ? null : { amount: written.amount, currency: currency ?? written.currency };
}

/** Twitter's card has free pairs of label and value. */
function cardPrice(page: Page, clues: Clues): Money | null {
  for (const name of ['twitter:data1', 'twitter:data2']) {
    const price = parsePrice(metaOf(page, name), clues.hints);
    if (price?.currency) return price;
  }
  return null;
}

function availabilityOf(word: string): boolean | null {
  if (word === '') return null;
  return !/out|sold|discontinued|unavailable/i.test(word);
}

function imagesOf(page: Page): FoundImage[] {
  const widths = metasOf(page, 'og:image:width');
  const heights = metasOf(page, 'og:image:height');
  const cards = [...metasOf(page, 'og:image'), ...metasOf(page, 'og:image:secure_url')];
  const own = cards.map((address, at) => ({ address, width: asNumber(widths[at]), height: asNumber(heights[at]) }));
  const others = [...metasOf(page, 'twitter:image'), ...metasOf(page, 'twitter:image:src')].map((address) => ({
    address,
    width: null,
    height: null,
  }));
  return [...own, ...others].flatMap(({ address, width, height }) => {
    const url = resolveUrl(page, address);
    return url === null ? [] : [{ url, width, height, alt: metaOf(page, 'og:image:alt') }];
  });
}

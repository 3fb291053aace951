import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import { linesOf, ofTag, type Page, resolveUrl } from '../html/page.ts';
import { parsePage } from '../html/parse-page.ts';
import { sources } from '../sources/sources.ts';
import { metaOf } from '../sources/meta-content.ts';
import { type Clues, findClues } from './clues.ts';
import { findLogo } from './find-logo.ts';
import type { Found } from './found.ts';
import { mergeBenefits, mergeDescription, mergeFirst, mergePrice, mergeTitle } from './merge.ts';
import { rankPictures } from './rank-pictures.ts';
import { coloursOf, fontsOf, inlineStyles, sheetsOf } from './style.ts';
import { judge, type Verdict } from './verdict.ts';

export type Extraction = {
  readonly verdict: Verdict;
  readonly facts: ProductPage;
  /** What can be read on the page, a line for each paragraph; only its beginning. */
  readonly text: string;
  /** Style sheets that would tell more about colours and fonts. */
  readonly sheets: readonly string[];
  /** Where the page itself sends its reader on, if it does. */
  readonly refresh: string | null;
};

/** Pure: the same page gives the same facts. Asks every source and believes them by a rule, not by their order. */
export function extract(html: string, url: string): Extraction {
  const page = parsePage(html, new URL(url));
  const clues = findClues(page);
  const found = sources.flatMap((source) => attempt(() => source(page, clues)));
  const title = mergeTitle(found, clues);
  const description = mergeDescription(found);
  const { price, listPrice } = mergePrice(found, clues);
  const images = rankPictures(found, title);
  const css = inlineStyles(page);
  const verdict = judge(page, found, { title, description, hasPrice: price !== null, images: images.length });
  return {
    verdict,
    text: readableText(page),
    sheets: sheetsOf(page),
    refresh: refreshOf(metaOf(page, 'refresh'), (address) => resolveUrl(page, address)),
    facts: {
      url,
      site_name: siteNameOf(found, clues, page.url),
      title,
      description,
      benefits: mergeBenefits(found, description),
      price: price?.amount ?? null,
      list_price: listPrice,
      currency: price?.currency ?? null,
      brand: mergeFirst(found, ({ brand }) => brand) ?? '',
      available: mergeFirst(found, ({ available }) => available),
      rating: mergeFirst(found, ({ rating }) => rating),
      reviews: reviewsOf(found),
      images,
      videos: [...new Set(found.flatMap(({ videos = [] }) => videos))].slice(0, 10),
      logo: mergeFirst(found, ({ logo }) => logo) ?? findLogo(page),
      colors: coloursOf(page, css),
      fonts: fontsOf(page, css),
      language: clues.language,
    },
  };
}

/** A page has its facts at the beginning; the rest is footers and other products. */
const mostText = 12_000;

function readableText(page: Page): string {
  const body = ofTag(page, 'body')[0] ?? page.elements[0];
  return body === undefined ? '' : linesOf(page, body, mostText).join('\n');
}

/** One source that stumbles over a strange page must not take the others with it. */
function attempt(read: () => readonly Found[]): readonly Found[] {
  try {
    return read();
  } catch {
    return [];
  }
}

function siteNameOf(found: readonly Found[], clues: Clues, url: URL): string {
  return clues.siteName || mergeFirst(found, ({ siteName }) => siteName) || url.hostname.replace(/^www\./, '');
}

function reviewsOf(found: readonly Found[]): ProductPage['reviews'] {
  const lists = found.map(({ reviews = [] }) => reviews.filter(({ text }) => text.length >= 8));
  const [longest = []] = lists.sort((left, right) => right.length - left.length);
  return longest.slice(0, 10).map(({ author, rating, text }) => ({ author, rating, text }));
}

/** `<meta http-equiv="refresh" content="0; url=/new">`, when it is meant as a redirect. */
function refreshOf(content: string, resolve: (address: string) => string | null): string | null {
  const match = /^\s*(\d{1,2})\s*[;,]\s*url\s*=\s*["']?([^"']{1,2000})/i.exec(content);
  return match === null || Number(match[1]) > 5 ? null : resolve(match[2] ?? '');
}

import { attribute, ofTag, type Page, resolveUrl, textOf } from '../html/page.ts';
import type { PriceHints } from '@adwright/contract/price/currencies.ts';
import { metaOf } from '../sources/meta-content.ts';

/** What the page says about itself before anything is read of the product: used to tell this product from others. */
export type Clues = {
  readonly language: string;
  readonly siteName: string;
  readonly hints: PriceHints;
  /** Texts that name the page: its headline, its title, its card's title. */
  readonly titles: readonly string[];
  isThisPage(url: string): boolean;
  /** 0 to 1: how much a name is like one of the titles. */
  likeTitle(name: string): number;
};

export function findClues(page: Page): Clues {
  const language = languageOf(page);
  const titles = [
    ...ofTag(page, 'h1')
      .slice(0, 3)
      .map((heading) => textOf(page, heading, 500)),
    metaOf(page, 'og:title'),
    textOf(page, ofTag(page, 'title')[0] ?? emptyElement, 500),
  ].filter((title) => title !== '');
  const addresses = new Set([page.url.href, canonicalOf(page) ?? page.url.href].map(addressKey));
  const titleWords = titles.map(wordsOf);
  return {
    language,
    siteName: metaOf(page, 'og:site_name') || metaOf(page, 'application-name'),
    hints: { language, host: page.url.hostname, currency: null },
    titles,
    isThisPage: (url) => addresses.has(addressKey(url)),
    likeTitle(name) {
      const words = wordsOf(name);
      return Math.max(0, ...titleWords.map((title) => overlap(words, title)));
    },
  };
}

const emptyElement = {
  index: 0,
  tag: '',
  attributes: {},
  classes: [],
  parent: -1,
  end: 0,
  textStart: 0,
  textEnd: 0,
  code: '',
};

function canonicalOf(page: Page): string | null {
  const link = ofTag(page, 'link').find((one) => attribute(one, 'rel').toLowerCase() === 'canonical');
  return link === undefined ? null : resolveUrl(page, attribute(link, 'href'));
}

/** The same page with other tracking, scheme or a trailing slash. */
function addressKey(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/+$/, '')}`;
}

export function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .slice(0, 500)
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // Languages without spaces: pairs of characters do for words.
  return new Set(words.flatMap((word) => (/[\u3040-\u30ff\u3400-\u9fff]/u.test(word) ? pairsOf(word) : [word])));
}

function pairsOf(word: string): string[] {
  if (word.length < 3) return [word];
  return Array.from({ length: word.length - 1 }, (_none, at) => word.slice(at, at + 2));
}

export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

function languageOf(page: Page): string {
  const html = ofTag(page, 'html')[0];
  const said =
    (html && (attribute(html, 'lang') || attribute(html, 'xml:lang'))) ||
    metaOf(page, 'og:locale') ||
    metaOf(page, 'content-language') ||
    '';
  const match = /^([a-z]{2,3})(?:[-_](?:[A-Za-z]{4}[-_])?([A-Za-z]{2}))?/i.exec(said.trim());
  if (match === null) return languageByScript(page);
  const [, base = '', region] = match;
  return region === undefined ? base.toLowerCase() : `${base.toLowerCase()}-${region.toUpperCase()}`;
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/gu, 'ja'],
  [/[\uac00-\ud7a3]/gu, 'ko'],
  [/[\u4e00-\u9fff]/gu, 'zh'],
  [/[\u0400-\u04ff]/gu, 'ru'],
  [/[\u0600-\u06ff]/gu, 'ar'],
];

/** Only scripts that tell their language; Latin letters do not. */
function languageByScript(page: Page): string {
  const body = ofTag(page, 'body')[0];
  const sample = body === undefined ? '' : textOf(page, body, 4_000);
  for (const [letters, language] of scripts) {
    if ((sample.match(letters)?.length ?? 0) > sample.length * 0.1) return language;
  }
  return '';
}

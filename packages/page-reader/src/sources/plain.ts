import type { Clues } from '../extract/clues.ts';
import type { Found, FoundImage } from '../extract/found.ts';
import { pictureOf } from '../extract/picture-addresses.ts';
import { isElsewhere, namesOf } from '../extract/places.ts';
import { attribute, type Element, linesOf, ofTag, type Page, resolveUrl, textOf, within } from '../html/page.ts';
import { asNumber } from '../json/values.ts';
import { findBenefits } from './plain-benefits.ts';
import { findPlainPrices } from './plain-price.ts';

const descriptionName =
  /(?:^|[-_ ])(?:product-?description|description|beschreibung|descripcion|descrizione|descricao|omschrijving|opisanie|aciklama|details?-text|long-desc\w*|prose|rte)(?:$|[-_ ])/i;

/** What a page without any data about itself still shows. */
export function readPlain(page: Page, clues: Clues): Found {
  const title = ofTag(page, 'title')[0];
  const heading = findHeading(page, title === undefined ? '' : textOf(page, title, 300));
  const description = findDescription(page, heading);
  return {
    source: 'plain',
    title: heading === undefined ? (title === undefined ? '' : textOf(page, title, 300)) : textOf(page, heading, 300),
    description: description === null ? '' : linesOf(page, description, 4_000).join(' '),
    benefits: findBenefits(page, heading, description),
    ...findPlainPrices(page, clues),
    images: findImages(page),
    videos: ofTag(page, 'video')
      .flatMap((video) => [video, ...within(page, video)])
      .map((one) => resolveUrl(page, attribute(one, 'src')))
      .filter((url) => url !== null)
      .slice(0, 10),
  };
}

const titleName = /(?:^|[-_ ])(?:(?:item|product|goods|prod)[-_ ]?(?:name|title)|itemname|productname)(?:$|[-_ ])/i;

/** The first heading; pages without one have the name in another element, and in their title as well. */
function findHeading(page: Page, title: string): Element | undefined {
  const isGood = (one: Element) => !isElsewhere(page, one) && textOf(page, one, 300) !== '';
  const named = (one: Element) => {
    const text = textOf(page, one, 300);
    return text.length >= 2 && text.length < 200 && title.includes(text);
  };
  return (
    ofTag(page, 'h1').find(isGood) ??
    page.elements.find((one) => titleName.test(namesOf(one)) && named(one) && isGood(one)) ??
    [...ofTag(page, 'h2'), ...ofTag(page, 'h3')].find((one) => named(one) && isGood(one))
  );
}

function findDescription(page: Page, heading: Element | undefined): Element | null {
  let best: Element | null = null;
  let longest = 40;
  for (const element of page.elements) {
    const names = `${namesOf(element)} ${attribute(element, 'itemprop')} ${attribute(element, 'data-hook')}`;
    if (!descriptionName.test(names) || isElsewhere(page, element)) continue;
    const { length } = textOf(page, element, 3_000);
    if (length > longest) [best, longest] = [element, length];
  }
  return best ?? firstParagraph(page, heading);
}

function firstParagraph(page: Page, heading: Element | undefined): Element | null {
  const start = heading?.index ?? 0;
  return (
    ofTag(page, 'p').find(
      (one) => one.index > start && !isElsewhere(page, one) && textOf(page, one, 200).length > 60,
    ) ?? null
  );
}

function findImages(page: Page): FoundImage[] {
  const found: FoundImage[] = [];
  for (const element of [...ofTag(page, 'a'), ...ofTag(page, 'img'), ...ofTag(page, 'source')]) {
    if (found.length >= 200) break;
    const picture = element.tag === 'a' ? linkedPicture(page, element) : pictureOf(page, element);
    if (picture === null) continue;
    found.push({
      url: picture.url,
      alt: attribute(element, 'alt') || attribute(element, 'title') || innerAlt(page, element),
      width: picture.width ?? asNumber(attribute(element, 'width')),
      height: picture.width === null ? asNumber(attribute(element, 'height')) : null,
      isElsewhere: isElsewhere(page, element),
    });
  }
  return found;
}

function innerAlt(page: Page, element: Element): string {
  for (const inner of within(page, element)) if (inner.tag === 'img') return attribute(inner, 'alt');
  return '';
}

/** Galleries link the large picture around the small one. */
function linkedPicture(page: Page, link: Element): { url: string; width: null } | null {
  const href = attribute(link, 'href');
  if (!/\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i.test(href)) return null;
  const url = resolveUrl(page, href);
  return url === null ? null : { url, width: null };
}

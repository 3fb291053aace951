import { pictureOf } from './picture-addresses.ts';
import { ancestors, attribute, type Element, ofTag, type Page, resolveUrl } from '../html/page.ts';
import { namesOf } from './places.ts';

/** The shop's logo as the page shows it: a picture named so, best in the header, else the site's own large icon. */
export function findLogo(page: Page): string | null {
  const [best] = ofTag(page, 'img')
    .slice(0, 300)
    .map((image) => ({ image, score: logoScore(page, image) }))
    .filter(({ score }) => score >= 2)
    .sort((left, right) => right.score - left.score);
  const shown = best === undefined ? null : pictureOf(page, best.image);
  return shown?.url ?? siteIcon(page);
}

function logoScore(page: Page, image: Element): number {
  const own = `${namesOf(image)} ${attribute(image, 'alt')} ${attribute(image, 'src')} ${attribute(image, 'itemprop')}`;
  let score = /(?:^|[^a-z])logo/i.test(own) ? 2 : 0;
  let steps = 0;
  for (const around of ancestors(page, image)) {
    const names = namesOf(around);
    if (/(?:^|[^a-z])(?:logo|site-?title|brand-?mark)/i.test(names) && steps < 4) score += 1.5;
    if (around.tag === 'header' || /(?:^|[-_ ])header(?:$|[-_ ])/i.test(names)) score += 1;
    if (around.tag === 'footer' || /payment|partner|press|review|footer/i.test(names)) score -= 2;
    steps += 1;
  }
  return score - (/(?:visa|paypal|mastercard|payment|klarna|trust)/i.test(own) ? 3 : 0);
}

function siteIcon(page: Page): string | null {
  const icons = ofTag(page, 'link').filter((link) => /icon/i.test(attribute(link, 'rel')));
  const touch = icons.find((link) => /apple-touch/i.test(attribute(link, 'rel')));
  const large = icons.find(
    (link) => /(?:1[2-9]\d|[2-5]\d\d)x/.test(attribute(link, 'sizes')) || /\.svg/.test(attribute(link, 'href')),
  );
  const chosen = touch ?? large;
  return chosen === undefined ? null : resolveUrl(page, attribute(chosen, 'href'));
}

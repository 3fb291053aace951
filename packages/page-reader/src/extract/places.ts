import { ancestors, type Element, type Page } from '../html/page.ts';

/** Parts of a page that show something else than its product. Read from the names people give their markup. */
const elsewhere =
  /(?:^|[-_ ])(?:related|recommend\w*|recs?|upsells?|up-sells?|cross-?sells?|crosssell\w*|similar|also|recently|bestsellers?|best-sellers|mini-?cart|cart-drawer|drawer|nav|navbar|navigation|menu|megamenu|footer|site-footer|header|site-header|topbar|breadcrumbs?|newsletter|cookies?|sponsored|accessor(?:y|ies)|bundles?|frequently|trending|you-may|instagram|blog|articles?|testimonials?|payment\w*|swatch\w*|compare-list|wishlist|popular|ads?|advert\w*|banner\w*|promo-bar|announcement\w*|carousel-products|product-(?:list|grid|card|tile|item|slider)s?|products-(?:list|grid)|similarities)(?:$|[-_ ])/i;

const outside: ReadonlySet<string> = new Set(['nav', 'footer', 'aside']);

export function namesOf(element: Element): string {
  const { id = '', class: classes = '' } = element.attributes;
  return `${id} ${classes}`
    .slice(0, 400)
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('__', '-')
    .replaceAll('--', '-');
}

const kept = new WeakMap<Element, boolean>();

/** Whether the element stands in such a part. */
export function isElsewhere(page: Page, element: Element): boolean {
  const known = kept.get(element);
  if (known !== undefined) return known;
  const trail = [element];
  let answer = false;
  for (const around of ancestors(page, element)) {
    if (around.tag === 'body' || around.tag === 'html') break;
    const before = kept.get(around);
    if (before !== undefined) {
      answer = before;
      break;
    }
    trail.push(around);
  }
  for (const one of trail.reverse()) {
    answer = answer || outside.has(one.tag) || (one.tag !== 'body' && elsewhere.test(namesOf(one)));
    kept.set(one, answer);
  }
  return answer;
}

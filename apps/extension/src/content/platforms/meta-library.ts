import type { FoundAd } from '../../found-ad.ts';
import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { ctaOf, dayIn, landingOf, textOf, tidy } from '../read-text.ts';

// Parts of a card stand together without a space: letters may follow at once.
const number = /(?<!\d)\d{14,17}(?!\d)/;
const numbers = new RegExp(number, 'g');

/** Its names of classes change with every release; what stays is the number that each ad says of itself. */
export const metaLibrary: Platform = {
  isAt: ({ hostname, pathname }) => hostname.endsWith('facebook.com') && pathname.startsWith('/ads/library'),
  *cards(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement === null || !number.test(node.textContent ?? '')) continue;
      const card = around(node.parentElement);
      if (card !== null) yield card;
    }
  },
  read(card, place): FoundAd | null {
    const id = number.exec(card.textContent ?? '')?.[0];
    if (id === undefined) return null;
    const link = 'a[href*="l.facebook.com/l.php"]';
    const said = tidy(card instanceof HTMLElement ? card.innerText : card.textContent);
    return {
      key: `meta:${id}`,
      platform: 'facebook',
      brand: textOf(card, 'a[href*="facebook.com/"] span', 'a[href*="facebook.com/"]', 'strong'),
      headline: textOf(card, `${link} [role=heading]`, `${link} div[style*="webkit-line-clamp"]`),
      body: textOf(card, '[style*="white-space: pre-wrap"]'),
      cta: ctaOf(card, '[role=button], button'),
      landing_page: landingOf(card, link),
      page_url: `${place.origin}/ads/library/?id=${id}`,
      started_on: dayIn(said),
      media: mediaOf(card),
    };
  },
};

/** The largest part of the page that speaks of this ad alone and shows something of it. */
function around(place: Element): Element | null {
  let card: Element | null = null;
  for (let part: Element | null = place; part !== null && part !== document.body; part = part.parentElement) {
    if (new Set(part.textContent?.match(numbers)).size > 1) break;
    if (part.querySelector('img, video') !== null) card = part;
    // On the page of one ad everything speaks of it: its nearest part is enough.
    if (card !== null && part.matches('[role=dialog], main, [role=main]')) break;
  }
  return card;
}

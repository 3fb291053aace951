import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { ctaOf, landingOf, textOf } from '../read-text.ts';
import { isSponsored } from '../sponsored.ts';

const inLibrary = '.base-ad-preview-card, [data-creative-type]';
const inFeed = '[data-urn^="urn:li:activity"], [data-id^="urn:li:activity"], .feed-shared-update-v2';

/** The ad library, and the paid posts of the feed. */
export const linkedin: Platform = {
  isAt: ({ hostname }) => hostname === 'www.linkedin.com',
  *cards(root) {
    for (const card of root.querySelectorAll(inLibrary)) if (!card.parentElement?.closest(inLibrary)) yield card;
    for (const card of root.querySelectorAll(inFeed))
      if (!card.parentElement?.closest(inFeed) && isSponsored(card)) yield card;
  },
  read(card, place) {
    const link = card.querySelector<HTMLAnchorElement>('a[href*="/ad-library/detail/"]')?.href ?? place.href;
    const urn = card.getAttribute('data-urn') ?? card.getAttribute('data-id') ?? '';
    const id = /\/ad-library\/detail\/(\d+)/.exec(link)?.[1] ?? /\d{6,}/.exec(urn)?.[0];
    if (id === undefined) return null;
    return {
      key: `linkedin:${id}`,
      platform: 'linkedin',
      brand: textOf(
        card,
        '[data-tracking-control-name*="advertiser_name"]',
        '[data-tracking-control-name*="advertiser"]',
        '.update-components-actor__title span[aria-hidden=true]',
        '.update-components-actor__title',
      ),
      headline: textOf(card, '.sponsored-content-headline', '.update-components-article__title', '[class*="headline"]'),
      body: textOf(card, '.commentary__content', '.update-components-text', '.feed-shared-text'),
      cta: ctaOf(card, '[data-tracking-control-name*="cta"], button, .update-components-button'),
      landing_page: landingOf(card, 'a[data-tracking-control-name*="cta"]', '.update-components-article a[href]'),
      page_url: link,
      started_on: null,
      media: mediaOf(card),
    };
  },
};

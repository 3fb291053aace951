import type { FoundAd } from '../../found-ad.ts';
import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { ctaOf, landingOf, textOf } from '../read-text.ts';
import { isSponsored } from '../sponsored.ts';

/** Paid posts of the feed, where they can be told: by their mark, or by the link that explains it. */
const explained = 'a[href*="/ads/about"]';

export const instagramFeed: Platform = {
  isAt: ({ hostname }) => hostname === 'www.instagram.com',
  *cards(root) {
    for (const card of root.querySelectorAll('article')) if (isSponsored(card)) yield card;
  },
  read: (card, place) =>
    post(card, place, {
      platform: 'instagram',
      brand: textOf(card, 'header a span', 'header a', 'a[role=link] span', 'h2'),
      body: textOf(card, 'h1[dir=auto]', 'h1', 'span[dir=auto]'),
    }),
};

export const facebookFeed: Platform = {
  isAt: ({ hostname, pathname }) => hostname === 'www.facebook.com' && !pathname.startsWith('/ads/library'),
  *cards(root) {
    for (const card of root.querySelectorAll('[role=article], [aria-posinset]'))
      if (!card.parentElement?.closest('[role=article], [aria-posinset]'))
        if (card.querySelector(explained) !== null || isSponsored(card)) yield card;
  },
  read: (card, place) =>
    post(card, place, {
      platform: 'facebook',
      brand: textOf(card, 'h4 a', 'h3 a', 'h2 a', 'strong'),
      body: textOf(card, '[data-ad-preview=message]', '[data-ad-comet-preview=message]', '[style*="text-align"]'),
    }),
};

function post(
  card: Element,
  place: URL,
  { platform, brand, body }: Pick<FoundAd, 'platform' | 'brand' | 'body'>,
): FoundAd | null {
  const media = mediaOf(card);
  const permalink = card.querySelector<HTMLAnchorElement>(
    'a[href*="/p/"], a[href*="/reel/"], a[href*="/posts/"]',
  )?.href;
  const [first] = media;
  if (first === undefined || brand === '') return null;
  return {
    key: `${platform}:${permalink?.split('?')[0] ?? first.url.split('?')[0]}`,
    platform,
    brand,
    headline: '',
    body,
    cta: ctaOf(card, 'a, [role=button], button'),
    landing_page: landingOf(
      card,
      'a[href*="l.facebook.com/l.php"]',
      'a[href*="l.instagram.com"]',
      'a[target="_blank"]',
    ),
    page_url: permalink ?? place.href,
    started_on: null,
    media,
  };
}

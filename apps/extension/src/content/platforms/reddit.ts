import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { ctaOf, landingOf, textOf } from '../read-text.ts';

export const reddit: Platform = {
  isAt: ({ hostname }) => hostname === 'www.reddit.com',
  cards: (root) => root.querySelectorAll('shreddit-ad-post, [data-promoted="true"]'),
  read(card, place) {
    const id = card.getAttribute('id') ?? card.getAttribute('data-fullname');
    if (id === null) return null;
    const author = card.getAttribute('author') ?? card.getAttribute('data-author') ?? '';
    const permalink = card.getAttribute('permalink') ?? card.getAttribute('data-permalink');
    const target = card.getAttribute('content-href') ?? card.getAttribute('data-url');
    return {
      key: `reddit:${id}`,
      platform: 'reddit',
      brand: author.replace(/^u\//, '') || textOf(card, '[slot="authorName"]', '.author'),
      headline: card.getAttribute('post-title') ?? textOf(card, '[slot="title"]', 'a.title', 'h3'),
      body: textOf(card, '[slot="text-body"]', '.usertext-body'),
      cta: ctaOf(card, '[slot="cta"], a, button'),
      landing_page: target ?? landingOf(card, 'a[rel*="nofollow"], a[target="_blank"]'),
      page_url: permalink === null ? place.href : new URL(permalink, place).href,
      started_on: null,
      media: mediaOf(card),
    };
  },
};

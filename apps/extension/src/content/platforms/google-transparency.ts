import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { dayIn, textOf } from '../read-text.ts';

export const googleTransparency: Platform = {
  isAt: ({ hostname }) => hostname === 'adstransparency.google.com',
  cards: (root) => root.querySelectorAll('creative-preview, creative-details'),
  read(card, place) {
    const link = card.querySelector<HTMLAnchorElement>('a[href*="/creative/CR"]')?.href ?? place.href;
    const id = /\/creative\/(CR\d+)/.exec(link)?.[1];
    if (id === undefined) return null;
    return {
      key: `google:${id}`,
      platform: 'google',
      brand:
        textOf(card, '.advertiser-name', '[class*="advertiser-name"]') ||
        textOf(document, '.advertiser-name', '[class*="advertiser-name"]') ||
        'Google',
      headline: textOf(card, '[class*="headline"]'),
      body: textOf(card, '[class*="description"]'),
      cta: 'other',
      landing_page: null,
      page_url: link,
      started_on: dayIn(textOf(card, '[class*="first-shown"], [class*="date"]')),
      media: mediaOf(card),
    };
  },
};

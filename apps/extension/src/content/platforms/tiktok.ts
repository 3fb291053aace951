import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { ctaOf, dayIn, landingOf, textOf } from '../read-text.ts';

const cards =
  '.ad_card, [class*="TopadsVideoCard_card"], [class*="VideoCard_card"], [class*="topads-detail"], [class*="TopadsDetail_"]';

/** The Creative Center and the Commercial Content Library. */
export const tiktok: Platform = {
  isAt: ({ hostname, pathname }) =>
    hostname === 'library.tiktok.com' || (hostname === 'ads.tiktok.com' && pathname.includes('/creativecenter')),
  cards: (root) => outermost(root.querySelectorAll(cards)),
  read(card, place) {
    const media = mediaOf(card);
    const link = card.querySelector<HTMLAnchorElement>('a[href*="/topads/"], a[href*="ad_id="]')?.href ?? place.href;
    const id = /(?:topads\/|ad_id=)(\d{6,})/.exec(link)?.[1] ?? media[0]?.url.split('?')[0];
    if (id === undefined) return null;
    return {
      key: `tiktok:${id}`,
      platform: 'tiktok',
      brand: textOf(card, '.ad_info_text', '[class*="brand"], [class*="Brand"]', '[class*="advertiser"]') || 'TikTok',
      headline: textOf(card, '[class*="itle"]', 'h1, h2, h3'),
      body: textOf(card, '[class*="aption"], [class*="dText"], [class*="escription"]'),
      cta: ctaOf(card, 'button, [class*="utton"], [class*="cta"]'),
      landing_page: landingOf(card, 'a[rel*="nofollow"], [class*="landing"] a'),
      page_url: link,
      started_on: dayIn(textOf(card, '[class*="date"], [class*="first_shown"], .ad_item_value')),
      media,
    };
  },
};

function outermost(found: NodeListOf<Element>): Element[] {
  return [...found].filter((card) => card.parentElement?.closest(cards) === null);
}

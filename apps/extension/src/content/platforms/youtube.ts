import type { FoundAd } from '../../found-ad.ts';
import type { Platform } from '../platform.ts';
import { mediaOf } from '../read-media.ts';
import { landingOf, textOf } from '../read-text.ts';

const promoted = 'ytd-in-feed-ad-layout-renderer, ytd-promoted-sparkles-web-renderer, ytd-ad-slot-renderer';
const watched = 'ytd-watch-metadata';

/** The film that plays, and paid places around it. YouTube hands out no films: the still it makes of each is saved. */
export const youtube: Platform = {
  isAt: ({ hostname }) => hostname === 'www.youtube.com',
  *cards(root) {
    yield* root.querySelectorAll(watched);
    for (const card of root.querySelectorAll(promoted)) if (!card.parentElement?.closest(promoted)) yield card;
  },
  read(card, place): FoundAd | null {
    const isWatched = card.matches(watched);
    const link = card.querySelector<HTMLAnchorElement>('a[href*="watch?v="]')?.href;
    const id = isWatched
      ? place.searchParams.get('v')
      : link === undefined
        ? null
        : new URL(link, place).searchParams.get('v');
    const shown = mediaOf(card);
    if (id === null && shown.length === 0) return null;
    return {
      key: `youtube:${id ?? shown[0]?.url}`,
      platform: 'youtube',
      brand: textOf(card, 'ytd-channel-name a', 'ytd-channel-name', '#website-text', '[id*="channel"]') || 'YouTube',
      headline: textOf(card, '#title h1', 'h1', '#video-title', '#title', 'h3'),
      body: textOf(card, '#description', '#description-text'),
      cta: 'other',
      landing_page: isWatched ? null : landingOf(card, 'a[href*="googleadservices"]', 'a[href^="https://www.google"]'),
      page_url: id === null ? place.href : `https://www.youtube.com/watch?v=${id}`,
      started_on: null,
      media: id === null ? shown : [{ kind: 'image', url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` }],
    };
  },
};

import { type PlacementId, placementOf } from '@adwright/studio/placements.ts';
import { useTranslations } from 'use-intl';
import type pictureWords from '../../pictures/messages/en.ts';

type Place = keyof typeof pictureWords.places;

/** Those that are called by words; the others by their platform and shape, the same in every language. */
const worded: Readonly<Record<string, Place | readonly [Place, ratio: string]>> = {
  leaderboard: 'leaderboard',
  'large-leaderboard': 'largeLeaderboard',
  billboard: 'billboard',
  hero: 'hero',
  email: 'emailHeader',
  share: 'linkShare',
  'facebook-cover': 'facebookCover',
  'x-header': 'xHeader',
  'linkedin-profile': 'linkedinProfile',
  'linkedin-company': 'linkedinCompany',
  'youtube-channel': 'youtubeChannel',
  'discord-server': 'discordServer',
  'meta-feed-square': ['feed', '1:1'],
  'meta-feed-portrait': ['feed', '4:5'],
  'meta-stories': 'stories',
  'meta-reels': 'reels',
  'tiktok-in-feed': ['inFeed', '9:16'],
  'tiktok-square': ['inFeed', '1:1'],
  'tiktok-wide': ['inFeed', '16:9'],
  'google-responsive-wide': ['responsive', '1.91:1'],
  'google-responsive-square': ['responsive', '1:1'],
  'google-medium-rectangle': 'mediumRectangle',
  'google-large-rectangle': 'largeRectangle',
  'google-leaderboard': 'leaderboard',
  'google-half-page': 'halfPage',
  'google-wide-skyscraper': 'wideSkyscraper',
  'google-billboard': 'billboard',
  'google-mobile-banner': 'mobileBanner',
  'google-large-mobile-banner': 'largeMobileBanner',
  'youtube-companion': 'companion',
  'linkedin-carousel': 'carousel',
  'amazon-video': 'sponsoredVideo',
  'amazon-image': 'sponsoredImage',
};

/** What a placement or a banner's size is called in the reader's language. Another frame keeps the name it has. */
export function usePlacementName(): (frame: { readonly id: string; readonly name: string } | PlacementId) => string {
  const t = useTranslations('tool-media.places');
  return (frame) => {
    const { id, name } = typeof frame === 'string' ? placementOf(frame) : frame;
    const words = Object.hasOwn(worded, id) ? worded[id] : undefined;
    if (words === undefined) return name;
    const [place, ratio] = typeof words === 'string' ? [words, ''] : words;
    return t(place, { ratio });
  };
}

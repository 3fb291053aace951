import type { Platform } from '../platform.ts';
import { facebookFeed, instagramFeed } from './feeds.ts';
import { googleTransparency } from './google-transparency.ts';
import { linkedin } from './linkedin.ts';
import { metaLibrary } from './meta-library.ts';
import { reddit } from './reddit.ts';
import { tiktok } from './tiktok.ts';
import { youtube } from './youtube.ts';

const platforms: readonly Platform[] = [
  metaLibrary,
  tiktok,
  googleTransparency,
  linkedin,
  reddit,
  youtube,
  instagramFeed,
  facebookFeed,
];

export function platformAt(place: URL): Platform | null {
  return platforms.find((platform) => platform.isAt(place)) ?? null;
}

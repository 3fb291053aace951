import type { Insets } from '@adwright/studio/placements.ts';

/**
 * Banners that are no ad placements: headers, covers, heroes. Sizes from the networks' public help pages, November
 * 2026. `safe` is what a profile picture, a button or another device's crop may cover.
 */
export type BannerSize = {
  readonly id: string;
  readonly group: 'web' | 'social';
  /** Proper names, the same in every language. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly safe: Insets;
  readonly maxBytes: number;
  /** The part that every device shows where it is far smaller than the whole: the ad is laid out in it. */
  readonly stage?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

const open: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const KB = 1024;
const MB = 1024 * KB;

export const bannerSizes = [
  // IAB fixed sizes and support.google.com/google-ads/answer/1722096: ≤150 KB.
  { id: 'leaderboard', group: 'web', name: 'Leaderboard', width: 728, height: 90, safe: open, maxBytes: 150 * KB },
  {
    id: 'large-leaderboard',
    group: 'web',
    name: 'Large leaderboard',
    width: 970,
    height: 90,
    safe: open,
    maxBytes: 150 * KB,
  },
  { id: 'billboard', group: 'web', name: 'Billboard', width: 970, height: 250, safe: open, maxBytes: 150 * KB },
  // No network's rule: a hero that stays below the half megabyte page speed tools ask for.
  { id: 'hero', group: 'web', name: 'Website hero', width: 1920, height: 600, safe: open, maxBytes: 500 * KB },
  { id: 'email', group: 'web', name: 'Email header', width: 1200, height: 400, safe: open, maxBytes: 200 * KB },
  // ogp.me pictures as Facebook, LinkedIn and X show them; WhatsApp leaves out those above 300 KB.
  { id: 'share', group: 'web', name: 'Link share', width: 1200, height: 630, safe: open, maxBytes: 300 * KB },
  // facebook.com/help/125379114252045: 851×315 on computers, 640×360 on phones, so the sides are cut there.
  {
    id: 'facebook-cover',
    group: 'social',
    name: 'Facebook cover',
    width: 1702,
    height: 630,
    safe: { top: 24, right: 24, bottom: 24, left: 24 },
    maxBytes: 8 * MB,
    stage: { x: 291, y: 0, width: 1120, height: 630 },
  },
  // help.x.com/managing-your-account/common-issues-when-uploading-profile-photo: 1500×500; the photo covers a corner.
  {
    id: 'x-header',
    group: 'social',
    name: 'X header',
    width: 1500,
    height: 500,
    safe: { top: 40, right: 40, bottom: 130, left: 40 },
    maxBytes: 2 * MB,
  },
  // linkedin.com/help/linkedin/answer/a568217: 1584×396; the photo covers the lower corner.
  {
    id: 'linkedin-profile',
    group: 'social',
    name: 'LinkedIn profile',
    width: 1584,
    height: 396,
    safe: { top: 20, right: 40, bottom: 20, left: 430 },
    maxBytes: 8 * MB,
  },
  // linkedin.com/help/linkedin/answer/a563309: company cover 1128×191; the logo covers the lower corner.
  {
    id: 'linkedin-company',
    group: 'social',
    name: 'LinkedIn company',
    width: 1128,
    height: 191,
    safe: { top: 8, right: 20, bottom: 8, left: 210 },
    maxBytes: 3 * MB,
  },
  // support.google.com/youtube/answer/2972003: 2048×1152 with 1235×338 in the middle that every device shows.
  {
    id: 'youtube-channel',
    group: 'social',
    name: 'YouTube channel',
    width: 2560,
    height: 1440,
    safe: { top: 8, right: 24, bottom: 8, left: 24 },
    maxBytes: 6 * MB,
    stage: { x: 508, y: 509, width: 1544, height: 422 },
  },
  // support.discord.com server banner: 960×540, the name lies on its upper edge.
  {
    id: 'discord-server',
    group: 'social',
    name: 'Discord server',
    width: 960,
    height: 540,
    safe: { top: 8, right: 20, bottom: 20, left: 20 },
    maxBytes: 8 * MB,
    stage: { x: 0, y: 96, width: 960, height: 444 },
  },
] as const satisfies readonly BannerSize[];

export type BannerSizeId = (typeof bannerSizes)[number]['id'];

const byId = new Map<string, BannerSize>(bannerSizes.map((size) => [size.id, size]));

export function bannerSizeOf(id: BannerSizeId): BannerSize {
  return byId.get(id) as BannerSize;
}

/**
 * Where ads are shown, as data. Collected from the networks' public material in November 2026; what
 * could not be confirmed is marked `unconfirmed` and is a default that an operator may change.
 */
export type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

export type TextLimit = { readonly visible: number; readonly max: number };

export type Network = 'meta' | 'tiktok' | 'google-display' | 'youtube' | 'linkedin' | 'amazon' | 'discord';

export type Placement = {
  readonly id: string;
  readonly network: Network;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media: readonly ('image' | 'gif' | 'video')[];
  readonly maxImageBytes?: number;
  readonly maxGifBytes?: number;
  readonly maxVideoBytes?: number;
  readonly seconds?: { readonly min: number; readonly max: number };
  readonly gif?: { readonly maxSeconds: number; readonly maxFps?: number; readonly maxFrames?: number };
  /** What the network's own interface covers, in pixels of this size. */
  readonly safe: Insets;
  readonly text?: Readonly<Record<string, TextLimit>>;
  readonly unconfirmed?: true;
};

const open: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

// facebook.com/business/ads-guide: image ≤30 MB, video ≤4 GB, 1 s to 241 min; primary 125 visible of 2200.
const metaText = {
  primary: { visible: 125, max: 2200 },
  headline: { visible: 40, max: 255 },
  description: { visible: 30, max: 255 },
} as const;
const metaFeed = {
  network: 'meta',
  media: ['image', 'gif', 'video'],
  maxImageBytes: 30 * MB,
  maxVideoBytes: 4 * GB,
  seconds: { min: 1, max: 241 * 60 },
  safe: open,
  text: metaText,
} as const;
// Stories and Reels: 14 % at the top, 35 % at the bottom, 6 % at the sides are covered.
const metaTall = {
  network: 'meta',
  media: ['image', 'video'],
  maxImageBytes: 30 * MB,
  maxVideoBytes: 4 * GB,
  seconds: { min: 1, max: 15 * 60 },
  safe: { top: 269, right: 65, bottom: 672, left: 65 },
  text: { primary: { visible: 72, max: 2200 }, headline: metaText.headline },
} as const;

// ads.tiktok.com/help in-feed specifications: ≥516 kbps, ≤500 MB, 5–60 s, 1–100 characters (50 CJK).
const tiktok = {
  network: 'tiktok',
  media: ['video', 'image'],
  maxVideoBytes: 500 * MB,
  seconds: { min: 5, max: 60 },
  text: { caption: { visible: 100, max: 100 } },
} as const;

// support.google.com/google-ads/answer/1722096: uploaded display ads ≤150 KB, animation ≤30 s, ≤5 fps.
function display(id: string, name: string, width: number, height: number): Placement {
  return {
    id,
    network: 'google-display',
    name,
    width,
    height,
    media: ['image', 'gif'],
    maxImageBytes: 150 * KB,
    maxGifBytes: 150 * KB,
    gif: { maxSeconds: 30, maxFps: 5 },
    safe: open,
  };
}

// support.google.com/google-ads/answer/7005917: responsive display ads, ≤5 MB.
const responsive = {
  network: 'google-display',
  media: ['image'],
  maxImageBytes: 5 * MB,
  safe: open,
  text: {
    headline: { visible: 30, max: 30 },
    'long-headline': { visible: 90, max: 90 },
    description: { visible: 90, max: 90 },
    'business-name': { visible: 25, max: 25 },
  },
} as const;

// linkedin.com/help/lms: image ≤5 MB, video 75 KB–200 MB, 3 s–30 min, GIF ≤250 frames; intro 150 visible of 600.
const linkedin = {
  network: 'linkedin',
  media: ['image', 'gif', 'video'],
  maxImageBytes: 5 * MB,
  maxGifBytes: 5 * MB,
  maxVideoBytes: 200 * MB,
  seconds: { min: 3, max: 30 * 60 },
  gif: { maxSeconds: 30, maxFrames: 250 },
  safe: open,
  text: { intro: { visible: 150, max: 600 }, headline: { visible: 70, max: 200 } },
} as const;

export const placements = [
  { ...metaFeed, id: 'meta-feed-square', name: 'Meta feed 1:1', width: 1080, height: 1080 },
  { ...metaFeed, id: 'meta-feed-portrait', name: 'Meta feed 4:5', width: 1080, height: 1350 },
  { ...metaTall, id: 'meta-stories', name: 'Instagram and Facebook Stories', width: 1080, height: 1920 },
  { ...metaTall, id: 'meta-reels', name: 'Instagram and Facebook Reels', width: 1080, height: 1920 },
  // TikTok covers 150 px at the top, 440 at the bottom and 150 at the right of 1080×1920.
  {
    ...tiktok,
    id: 'tiktok-in-feed',
    name: 'TikTok in-feed 9:16',
    width: 1080,
    height: 1920,
    safe: { top: 150, right: 150, bottom: 440, left: 60 },
  },
  { ...tiktok, id: 'tiktok-square', name: 'TikTok in-feed 1:1', width: 640, height: 640, safe: open },
  { ...tiktok, id: 'tiktok-wide', name: 'TikTok in-feed 16:9', width: 960, height: 540, safe: open },
  { ...responsive, id: 'google-responsive-wide', name: 'Google responsive 1.91:1', width: 1200, height: 628 },
  { ...responsive, id: 'google-responsive-square', name: 'Google responsive 1:1', width: 1200, height: 1200 },
  display('google-medium-rectangle', 'Medium rectangle', 300, 250),
  display('google-large-rectangle', 'Large rectangle', 336, 280),
  display('google-leaderboard', 'Leaderboard', 728, 90),
  display('google-half-page', 'Half page', 300, 600),
  display('google-wide-skyscraper', 'Wide skyscraper', 160, 600),
  display('google-billboard', 'Billboard', 970, 250),
  display('google-mobile-banner', 'Mobile banner', 320, 50),
  display('google-large-mobile-banner', 'Large mobile banner', 320, 100),
  // support.google.com/google-ads/answer/13547298: bumper 6 s, non-skippable 15–30 s; headline 2 lines of 40.
  {
    id: 'youtube-wide',
    network: 'youtube',
    name: 'YouTube 16:9',
    width: 1920,
    height: 1080,
    media: ['video', 'image'],
    seconds: { min: 5, max: 180 },
    safe: { top: 60, right: 60, bottom: 130, left: 60 },
    text: { headline: { visible: 40, max: 80 } },
  },
  // Shorts cover 480 px at the bottom of 1080×1920.
  {
    id: 'youtube-shorts',
    network: 'youtube',
    name: 'YouTube Shorts',
    width: 1080,
    height: 1920,
    media: ['video', 'image'],
    seconds: { min: 5, max: 60 },
    safe: { top: 150, right: 150, bottom: 480, left: 60 },
    text: { headline: { visible: 40, max: 80 } },
  },
  {
    id: 'youtube-companion',
    network: 'youtube',
    name: 'YouTube companion banner',
    width: 300,
    height: 60,
    media: ['image', 'gif'],
    maxImageBytes: 150 * KB,
    maxGifBytes: 150 * KB,
    gif: { maxSeconds: 30, maxFps: 5 },
    safe: open,
  },
  { ...linkedin, id: 'linkedin-wide', name: 'LinkedIn 1.91:1', width: 1200, height: 628 },
  { ...linkedin, id: 'linkedin-square', name: 'LinkedIn 1:1', width: 1200, height: 1200 },
  { ...linkedin, id: 'linkedin-portrait', name: 'LinkedIn 4:5', width: 720, height: 900 },
  {
    ...linkedin,
    id: 'linkedin-carousel',
    name: 'LinkedIn carousel card',
    width: 1080,
    height: 1080,
    text: { card: { visible: 45, max: 45 } },
  },
  // advertising.amazon.com/resources/ad-specs: video <500 MB, no black frames, on-screen text ≥30 pt.
  {
    id: 'amazon-video',
    network: 'amazon',
    name: 'Amazon Sponsored Brands video',
    width: 1920,
    height: 1080,
    media: ['video', 'image'],
    maxVideoBytes: 500 * MB,
    seconds: { min: 6, max: 45 },
    safe: { top: 60, right: 60, bottom: 60, left: 60 },
    text: { headline: { visible: 50, max: 50 } },
    unconfirmed: true,
  },
  {
    id: 'amazon-image',
    network: 'amazon',
    name: 'Amazon Sponsored Brands image',
    width: 1200,
    height: 628,
    media: ['image'],
    maxImageBytes: 5 * MB,
    safe: open,
    text: { headline: { visible: 50, max: 50 } },
    unconfirmed: true,
  },
  // No public specification was found for Discord.
  {
    id: 'discord-wide',
    network: 'discord',
    name: 'Discord 16:9',
    width: 1920,
    height: 1080,
    media: ['video', 'image'],
    safe: open,
    unconfirmed: true,
  },
  {
    id: 'discord-square',
    network: 'discord',
    name: 'Discord 1:1',
    width: 1080,
    height: 1080,
    media: ['video', 'image'],
    safe: open,
    unconfirmed: true,
  },
] as const satisfies readonly Placement[];

export type PlacementId = (typeof placements)[number]['id'];

const byId = new Map<string, Placement>(placements.map((placement) => [placement.id, placement]));

export function placementOf(id: PlacementId): Placement {
  return byId.get(id) as Placement;
}

export function isPlacementId(value: string): value is PlacementId {
  return byId.has(value);
}

/** Covers what Reels, Stories, TikTok and Shorts cover together at 1080×1920: x 65–930, y 269–1248. */
export const safeEverywhere: Insets = { top: 269, right: 150, bottom: 672, left: 65 };

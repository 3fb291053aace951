export type Size = readonly [width: number, height: number];

const meta: readonly Size[] = [
  [1080, 1920],
  [1080, 1350],
  [1080, 1080],
];
const display: readonly Size[] = [
  [970, 250],
  [728, 90],
  [300, 600],
  [300, 250],
  [160, 600],
  [320, 100],
];
const everywhere: readonly Size[] = [
  [1080, 1920],
  [1080, 1080],
  [1200, 628],
];

/** The sizes a page is about, in pixels, as the networks publish them. */
export const placements: Readonly<Record<string, readonly Size[]>> = {
  'facebook-ads': [...meta, [1200, 628]],
  'instagram-ads': meta,
  'tiktok-ads': [
    [1080, 1920],
    [640, 640],
    [960, 540],
  ],
  'youtube-ads': [
    [1920, 1080],
    [1080, 1920],
  ],
  'linkedin-ads': [
    [1200, 628],
    [1200, 1200],
    [720, 900],
  ],
  'amazon-ads': [
    [1920, 1080],
    [1200, 628],
  ],
  'display-ad-generator': display,
  'gif-banner-maker': display,
  'ai-banner-generator': display,
  'ai-image-resizer': [...everywhere, [970, 250], [300, 600]],
  'ai-poster-generator': [[1080, 1350]],
  'image-ad-cloner': meta,
  'ai-product-image-generator': everywhere,
};

/** What a first run of a tool costs, for its tile. Apart from the tools, whose schemas the tile need not load. */
export const tilePrices = {
  'ad-copy': 1,
  'image-ad': 6,
  'image-ad-clone': 3,
  'id-photo': 2,
  'image-resizer': 1,
  'qr-code': 0,
  'product-image': 1,
  'background-removal': 1,
  'gif-banner': 2,
  banner: 1,
  poster: 2,
  'display-ad': 2,
  'ppc-preview': 0,
} as const;

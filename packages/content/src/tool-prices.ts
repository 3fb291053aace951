/**
 * What the pricing page says a run of each tool costs, in the sidebar's order. The web app’s tests hold these against
 * the tools’ own price functions, and the list against the tools there are.
 */
export const toolCredits = {
  'video-ad': 2,
  'product-to-video': 1,
  'avatar-video': 2,
  'talking-photo': 2,
  'lip-sync': 3,
  'video-translation': 1,
  'image-ad': 6,
  'image-ad-clone': 3,
  'product-image': 1,
  'background-removal': 1,
  'image-resizer': 1,
  'gif-banner': 2,
  banner: 1,
  poster: 2,
  'display-ad': 2,
  'ad-copy': 1,
  'ppc-preview': 0,
  'id-photo': 2,
  'qr-code': 0,
} as const;

export type PricedTool = keyof typeof toolCredits;

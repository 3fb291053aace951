/** Plain grounds for photos, by the names that words have for them. */
export const studioColors = {
  sand: '#e9e2d8',
  blush: '#e9cfc6',
  sage: '#c6d1bf',
  sky: '#c5d8e6',
  white: '#f6f5f2',
  charcoal: '#3a3d44',
} as const;
export type StudioColor = keyof typeof studioColors;

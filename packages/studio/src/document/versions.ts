/** The version each kind of document is written in today. Apart from the kinds, whose schemas a page need not load. */
export const documentVersions = {
  creative: 1,
  film: 1,
  'film-translation': 1,
  'image-ad-set': 1,
  'preset-ad': 1,
} as const;

export type DocumentKindId = keyof typeof documentVersions;

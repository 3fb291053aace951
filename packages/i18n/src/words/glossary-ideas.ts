/** What the glossary is about, and how English says it. */
export const ideas = {
  image: 'images?',
  platform: 'platforms?',
  background: 'backgrounds?',
  template: 'templates?',
  file: 'files?',
  fileSize: 'file size',
  cutout: 'cutouts?',
  landingPage: 'landing page',
  credits: 'credits?',
  variant: 'variants?',
  headline: 'headlines?',
  layout: 'layouts?',
  campaign: 'campaigns?',
  administrator: 'administrator',
  exporting: 'export(?:s|ed|ing)?',
  banner: 'banners?',
  refunded: 'refunded',
} as const;

export type Idea = keyof typeof ideas;

export type LanguageWords = {
  /** The stems one of which says the idea, as a pattern: other forms of the word follow. */
  readonly terms: Readonly<Record<Idea, string>>;
  /** Another register, another country's words, or a word beside the glossary's. */
  readonly avoid: readonly { readonly pattern: string; readonly say: string }[];
};

/** Messages that say the idea without its word, and rightly: `area:key` and the ideas. */
export const saidOtherwise: Readonly<Record<string, readonly Idea[]>> = {
  // The names of columns, as they stand in the file.
  'products:csv.text': ['image'],
};

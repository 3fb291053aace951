import type { LibraryCta, LibraryPlatform } from '@adwright/contract/library/library.ts';

export type FoundMedia = { readonly kind: 'image' | 'video'; readonly url: string };

/** An ad as it was read off a page. What the page does not say is left empty. */
export type FoundAd = {
  readonly key: string;
  readonly platform: LibraryPlatform | null;
  readonly brand: string;
  readonly headline: string;
  readonly body: string;
  readonly cta: LibraryCta;
  readonly landing_page: string | null;
  readonly page_url: string | null;
  readonly started_on: string | null;
  readonly media: readonly FoundMedia[];
};

export type SaveState = 'saving' | 'saved' | 'waiting' | 'unconnected' | 'failed';

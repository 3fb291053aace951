import type { AdTextField } from '@adwright/contract/ad-text.ts';

/** An ad for the sample product, written by the product's own tool while the page is built. */
export type SampleAd = {
  readonly headline: SampleText;
  readonly text: SampleText;
  /** The brief's own offer. */
  readonly offer: string;
  readonly action: string;
};

/** `limit` is what shows before the network folds the text, where it does. */
export type SampleText = Pick<AdTextField, 'text' | 'count' | 'limit'>;

import type { AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** An ad for the sample product, written by the product's own tool while the page is built. */
export type SampleAd = {
  readonly headline: SampleText;
  readonly text: SampleText;
  /** The brief's own offer. */
  readonly offer: string;
  readonly action: string;
  /** English where the copywriter does not write the page's language. */
  readonly language: LocaleCode;
};

/** `limit` is what shows before the network folds the text, where the text stays within that. */
export type SampleText = Pick<AdTextField, 'text' | 'count' | 'limit'>;

/** One text of the page's own tool. */
export type NamedText = SampleText & Pick<AdTextField, 'name'>;

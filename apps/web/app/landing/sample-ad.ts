/** An ad for the sample product, in the page's language. Made by the product's own tools while the page is built. */
export type SampleAd = {
  readonly headline: SampleText;
  readonly text: SampleText;
  readonly action: string;
};

export type SampleText = { readonly text: string; readonly count: number; readonly limit: number };

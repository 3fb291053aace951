/** An ad for the sample product, in the page's language. Made by the product's own tools while the page is built. */
export type SampleAd = {
  readonly headline: string;
  readonly text: string;
  readonly action: string;
};

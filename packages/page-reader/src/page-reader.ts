import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import type { PageAssistant } from './fill-gaps.ts';
import type { FetchedPicture } from './picture/fetch-picture.ts';

export type PageReader = {
  /** Reads what a product's page says. Throws an AppError `page_…` whose message tells the person what to do instead. */
  readProductPage(
    url: string,
    options?: {
      readonly signal?: AbortSignal;
      readonly language?: string;
      /** Asked for what the page's markup leaves open. */
      readonly assistant?: PageAssistant | undefined;
    },
  ): Promise<ProductPage>;
  /** Reads what any page of a website tells of its brand: name, logo, colours and type. Whatever else it says counts, too. */
  readBrandPage(
    url: string,
    options?: { readonly signal?: AbortSignal; readonly language?: string },
  ): Promise<ProductPage>;
  /**
   * One picture of the open internet, typed by its content, at most 20 MiB and 100 megapixels. With `drawings` an SVG,
   * too, which comes as pixels.
   */
  fetchPicture(
    url: string,
    options?: { readonly signal?: AbortSignal; readonly drawings?: boolean },
  ): Promise<FetchedPicture>;
  /** A film of the open internet into a file, at most 100 MiB. What it is, is for `media` to find out. */
  fetchFilm(url: string, options: { readonly into: string; readonly signal?: AbortSignal }): Promise<void>;
  close(): Promise<void>;
};

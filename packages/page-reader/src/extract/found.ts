import type { Money } from '@adwright/contract/price/parse-price.ts';

/** What one source of a page says. Every source answers this; the merge decides whom to believe. */
export type SourceName =
  | 'json-ld'
  | 'microdata'
  | 'shopify'
  | 'woocommerce'
  | 'magento'
  | 'prestashop'
  | 'marketplace'
  | 'site-builder'
  | 'state'
  | 'meta'
  | 'plain';

export type FoundImage = {
  readonly url: string;
  readonly alt?: string;
  readonly width?: number | null;
  readonly height?: number | null;
  /** It stands in a place that shows other things than this product. */
  readonly isElsewhere?: boolean;
};

export type FoundRating = { readonly value: number; readonly count: number | null };

export type FoundReview = { readonly author: string; readonly rating: number | null; readonly text: string };

export type Found = {
  readonly source: SourceName;
  readonly title?: string;
  readonly description?: string;
  readonly benefits?: readonly string[];
  readonly price?: Money | null;
  readonly listPrice?: number | null;
  readonly brand?: string;
  readonly available?: boolean | null;
  readonly rating?: FoundRating | null;
  readonly reviews?: readonly FoundReview[];
  readonly images?: readonly FoundImage[];
  readonly videos?: readonly string[];
  readonly siteName?: string;
  readonly logo?: string | null;
  readonly language?: string;
};
